import type pg from 'pg'
import { dropCachedAnswers } from '@/src/cache/cachedAnswersDrop'
import { listenTo } from '@/src/database/listenTo'
import {
  HOUSE_LANGUAGE,
  isSiteLanguage,
  type SiteLanguage,
} from '@/src/domain/languages/siteLocale'
import { CONTENT_CHANNEL } from '@/src/domain/pages/cacheTag'
import { logError } from '@/src/log/log'

/** Of the settings, what decides how addresses are answered. */
type FollowedSettings = { isInMaintenance: boolean; defaultLanguage: SiteLanguage }

const SETTINGS_CHANNEL = 'website_settings_changed'

/**
 * Whether staff have closed the public pages for maintenance, and which language stands at the root, known
 * without asking: PostgreSQL tells every web server of a change. While the database cannot be reached, what
 * was known last holds. Over the same connection it is told what was saved, on whichever server: the pages
 * that this one keeps of it are dropped, all of them when it could not be told for a while.
 */
export async function followChanges(connectionString: string | undefined) {
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
      name: 'exemplia changes',
      channels: [SETTINGS_CHANNEL, CONTENT_CHANNEL],
      onChange: (client, why, told, channel) => {
        if (channel === CONTENT_CHANNEL) return dropCachedAnswers([told])
        if (why !== 'notified') dropCachedAnswers('all')
        return read(client)
      },
      onError: (err) => logError({ err, msg: 'Content and settings are not being followed' }),
    })
    await tried
  }
  return settings
}
