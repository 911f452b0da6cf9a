import { createRecordByLanguage } from '@/src/domain/languages/siteLocale'
import { siteWordsIn } from './siteWords'

/** The default opening hours. */
export const defaultOpeningHours = createRecordByLanguage((language) => [
  ...siteWordsIn(language).usualOpeningHours,
])
