import type { PayloadRequest } from 'payload'
import { DEFAULT_TIMEZONE, type SiteTimezone } from '@/src/domain/languages/siteLocale'

/** Reads the time zone of the settings, which determines the current day. */
export async function siteTimezone(req: PayloadRequest): Promise<SiteTimezone> {
  const settings = await req.payload.findGlobal({
    slug: 'website-settings',
    overrideAccess: false,
    depth: 0,
    select: { timezone: true },
    req,
  })
  return settings.timezone ?? DEFAULT_TIMEZONE
}
