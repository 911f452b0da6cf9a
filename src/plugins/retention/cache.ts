import { cacheQuery, cacheQueryByLanguage } from '@/src/cache/cacheQuery'
import { readKeepConsentSettings } from './queries/internal/readKeepConsentSettings'
import { readShownRetentionPeriods } from './queries/internal/readShownRetentionPeriods'

export const readCachedShownRetentionPeriods = cacheQuery(
  { name: 'retention-periods', sources: ['data-retention'] },
  readShownRetentionPeriods,
)

/** The firm's text of the consent in each language, and its months. */
export const readCachedKeepConsentSettings = cacheQueryByLanguage(
  { name: 'keep-consent', sources: ['data-retention'] },
  (payload, { locale }) => readKeepConsentSettings(payload, locale),
)
