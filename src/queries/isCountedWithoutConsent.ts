import type { Payload } from 'payload'

/**
 * Whether staff enabled the counting of page views of visitors who have not answered the consent
 * banner.
 */
export async function isCountedWithoutConsent(payload: Payload): Promise<boolean> {
  const settings = await payload.findGlobal({ slug: 'website-settings', overrideAccess: false })
  return settings.countWithoutConsent ?? false
}
