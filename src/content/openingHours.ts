import { inEachLanguage } from '@/src/domain/languages/siteLocale'
import { wordsIn } from './words'

/** The opening hours of a site whose settings nobody has touched yet. */
export const defaultOpeningHours = inEachLanguage((language) => [
  ...wordsIn(language).usualOpeningHours,
])
