import { mapLanguages } from '@/src/domain/languages/siteLocale'
import { siteWordsIn } from './siteWords'

/** The default opening hours. */
export const defaultOpeningHours = mapLanguages((language) => [
  ...siteWordsIn(language).usualOpeningHours,
])
