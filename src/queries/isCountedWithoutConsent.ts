import type { Payload } from 'payload'

/** Whether staff have pages counted for visitors who have not been asked, or not answered. */
export async function isCountedWithoutConsent(payload: Payload): Promise<boolean> {
  const settings = await payload.findGlobal({ slug: 'website-settings', overrideAccess: false })
  return settings.countWithoutConsent ?? false
}
