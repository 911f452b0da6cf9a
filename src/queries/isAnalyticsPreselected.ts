import type { Payload } from 'payload'

/** Whether the consent banner's detail view opens with the visit statistics switched on. */
export async function isAnalyticsPreselected(payload: Payload): Promise<boolean> {
  // No user passed: staff browsing the site must see what visitors see.
  const settings = await payload.findGlobal({ slug: 'website-settings', overrideAccess: false })
  return settings.analyticsPreselected ?? true
}
