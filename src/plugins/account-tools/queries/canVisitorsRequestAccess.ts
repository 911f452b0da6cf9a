import type { Payload } from 'payload'
import type { WebsiteSetting } from '@/payload-types'

type RegistrationFields = Pick<WebsiteSetting, 'allowRegistration'>

/**
 * Whether visitors may request an account. The REST API hides this setting, therefore it is
 * read without access rules.
 */
export async function canVisitorsRequestAccess({ db }: Payload): Promise<boolean> {
  const select = { allowRegistration: true } as const
  const settings = await db.findGlobal<RegistrationFields>({ slug: 'website-settings', select })
  return settings.allowRegistration === true
}
