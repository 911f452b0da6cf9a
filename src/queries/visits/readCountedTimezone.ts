import { sql } from '@payloadcms/db-postgres'
import { z } from 'zod'
import {
  DEFAULT_TIMEZONE,
  SITE_TIMEZONES,
  type SiteTimezone,
} from '@/src/domain/languages/siteLocale'
import type { Drizzle } from './drizzle'

const Settings = z.array(z.object({ timezone: z.enum(SITE_TIMEZONES) }))

/**
 * The zone whose days are counted. To be read under lock_visits(): whoever writes after the zone has
 * changed and everything was counted anew must know of it.
 */
export async function readCountedTimezone(transaction: Drizzle): Promise<SiteTimezone> {
  const { rows } = await transaction.execute(sql`SELECT timezone FROM website_settings LIMIT 1`)
  return Settings.parse(rows)[0]?.timezone ?? DEFAULT_TIMEZONE
}
