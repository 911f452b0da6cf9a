import { cacheByLanguage, cacheQuery } from '@/src/cache/cacheQuery'
import { readKeepConsentSettings } from './queries/internal/readKeepConsentSettings'
import { readShownPeriods } from './queries/internal/readShownPeriods'

export const cachedShownPeriods = cacheQuery(
  { name: 'retention-periods', sources: ['data-retention'] },
  readShownPeriods,
)

/** The firm's text of the consent in each language, and its months. */
export const cachedKeepConsentSettings = cacheByLanguage(
  { name: 'keep-consent', sources: ['data-retention'] },
  (payload, { locale }) => readKeepConsentSettings(payload, locale),
)
