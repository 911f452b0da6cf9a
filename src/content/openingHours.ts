import { inEachLanguage } from '@/src/domain/languages/siteLocale'
import { wordsIn } from './words'

/** The default opening hours. */
export const defaultOpeningHours = inEachLanguage((language) => [
  ...wordsIn(language).usualOpeningHours,
])
