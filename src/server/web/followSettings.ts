import type pg from 'pg'
import { listenTo } from '@/src/database/listenTo'
import {
  HOUSE_LANGUAGE,
  isSiteLanguage,
  type SiteLanguage,
} from '@/src/domain/languages/siteLocale'
import { logError } from '@/src/log/log'

/** Of the settings, what decides how addresses are answered. */
type FollowedSettings = { isInMaintenance: boolean; defaultLanguage: SiteLanguage }

/**
 * Whether staff have closed the public pages for maintenance, and which language stands at the root, known
 * without asking: PostgreSQL tells every web server of a change. While the database cannot be reached, what
 * was known last holds.
 */
export async function followSettings(connectionString: string | undefined) {
  const settings: FollowedSettings = { isInMaintenance: false, defaultLanguage: HOUSE_LANGUAGE }
  const read = async (client: pg.Client) => {
    const { rows } = await client.query(
      'SELECT maintenance_mode, default_language FROM website_settings LIMIT 1',
    )
    const { maintenance_mode: mode, default_language: language } = rows[0] ?? {}
    settings.isInMaintenance = mode === true
    settings.defaultLanguage = isSiteLanguage(language) ? language : HOUSE_LANGUAGE
  }
  if (connectionString) {
    const { tried } = listenTo({
      connectionString,
      name: 'exemplia settings',
      channel: 'website_settings_changed',
      onChange: read,
      onError: (err) => logError({ err, msg: 'The settings are not being followed' }),
    })
    await tried
  }
  return settings
}
