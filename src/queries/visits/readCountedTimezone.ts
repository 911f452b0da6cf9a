import { sql } from '@payloadcms/db-postgres'
import { z } from 'zod'
import {
  DEFAULT_TIMEZONE,
  SITE_TIMEZONES,
  type SiteTimezone,
} from '@/src/domain/languages/siteLocale'
import type { Drizzle } from './drizzle'

const TimezoneSettingsRowsSchema = z.array(z.object({ timezone: z.enum(SITE_TIMEZONES) }))

/**
 * Reads the time zone of the counted days, under lock_visits(): otherwise a writer could miss a
 * change of the time zone and of all counters.
 */
export async function readCountedTimezone(transaction: Drizzle): Promise<SiteTimezone> {
  const { rows } = await transaction.execute(sql`SELECT timezone FROM website_settings LIMIT 1`)
  return TimezoneSettingsRowsSchema.parse(rows)[0]?.timezone ?? DEFAULT_TIMEZONE
}
