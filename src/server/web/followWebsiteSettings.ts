import type pg from 'pg'
import { invalidateCacheTagsInProcess } from '@/src/cache/invalidateCache'
import { listenToChannels } from '@/src/database/listenToChannels'
import {
  isSiteLanguage,
  type SiteLanguage,
  SOURCE_LANGUAGE,
} from '@/src/domain/languages/siteLocale'
import { CONTENT_CHANGED_CHANNEL } from '@/src/domain/pages/cacheTag'
import { logError } from '@/src/log/log'

/** The settings that decide how the server responds to a URL. */
type FollowedSettings = { isInMaintenance: boolean; defaultLanguage: SiteLanguage }

const SETTINGS_CHANNEL = 'website_settings_changed'

/**
 * Follows the maintenance mode and the root language through PostgreSQL notifications, without a
 * query per request. While the database cannot be reached, the last known values apply. The same
 * connection reports changed content on any server, for which cached pages are dropped; after a
 * lost connection all pages are dropped.
 * @returns the settings, which change, and a function that stops following them
 */
export async function followWebsiteSettings(connectionString: string | undefined) {
  const settings: FollowedSettings = { isInMaintenance: false, defaultLanguage: SOURCE_LANGUAGE }
  const read = async (client: pg.Client) => {
    const { rows } = await client.query(
      'SELECT maintenance_mode, default_language FROM website_settings LIMIT 1',
    )
    const { maintenance_mode: mode, default_language: language } = rows[0] ?? {}
    settings.isInMaintenance = mode === true
    settings.defaultLanguage = isSiteLanguage(language) ? language : SOURCE_LANGUAGE
  }
  if (!connectionString) return { settings, stop: async () => undefined }
  const { tried, stop } = listenToChannels({
    connectionString,
    name: 'exemplia changes',
    channels: [SETTINGS_CHANNEL, CONTENT_CHANGED_CHANNEL],
    onChange: (client, why, payload, channel) => {
      if (channel === CONTENT_CHANGED_CHANNEL) return invalidateCacheTagsInProcess([payload])
      if (why !== 'notified') invalidateCacheTagsInProcess('all')
      return read(client)
    },
    onError: (err) =>
      logError({ err, msg: 'The notifications of content and settings are interrupted' }),
  })
  await tried
  return { settings, stop }
}
