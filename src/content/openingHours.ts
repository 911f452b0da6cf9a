import { mapLanguages } from '@/src/domain/languages/siteLocale'
import { siteWordsIn } from './words'

/** The default opening hours. */
export const defaultOpeningHours = mapLanguages((language) => [
  ...siteWordsIn(language).usualOpeningHours,
])
