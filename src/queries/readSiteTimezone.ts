import type { Payload } from 'payload'
import { DEFAULT_TIMEZONE, type SiteTimezone } from '@/src/domain/languages/siteLocale'

/** Reads the time zone of days and of times shown to staff. */
export async function readSiteTimezone(payload: Payload): Promise<SiteTimezone> {
  const settings = await payload.findGlobal({
    slug: 'website-settings',
    overrideAccess: false,
    depth: 0,
    select: { timezone: true },
  })
  return settings.timezone ?? DEFAULT_TIMEZONE
}
