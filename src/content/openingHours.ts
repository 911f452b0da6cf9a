import { recordByLanguage } from '@/src/domain/languages/siteLocale'
import { siteWordsIn } from './siteWords'

/** The default opening hours. */
export const defaultOpeningHours = recordByLanguage((language) => [
  ...siteWordsIn(language).usualOpeningHours,
])
