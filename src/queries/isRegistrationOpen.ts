import type { Payload } from 'payload'
import type { WebsiteSetting } from '@/payload-types'

type Read = Pick<WebsiteSetting, 'allowRegistration'>

/** Whether strangers may ask for an access: told to nobody through REST, so that it is asked below it. */
export async function isRegistrationOpen({ db }: Payload): Promise<boolean> {
  const select = { allowRegistration: true } as const
  const settings = await db.findGlobal<Read>({ slug: 'website-settings', select })
  return settings.allowRegistration === true
}
