import type { Payload } from 'payload'

/** Whether analytics is preselected in the detail view of the consent banner. */
export async function isAnalyticsPreselected(payload: Payload): Promise<boolean> {
  // No user passed: staff browsing the site must see what visitors see.
  const settings = await payload.findGlobal({ slug: 'website-settings', overrideAccess: false })
  return settings.analyticsPreselected ?? true
}
