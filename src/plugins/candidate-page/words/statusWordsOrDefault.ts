import type { SiteLanguage } from '@/src/domain/languages/siteLocale'
import type { ApplicationStatus } from '@/src/domain/submissions/applicationStatus'
import { candidateWords } from './candidateWords'

type CustomStatusWords = { words?: string | null; next?: string | null }

/** The words of a status, with neutral sentences where the firm has written none. */
export function statusWordsOrDefault(
  own: CustomStatusWords,
  status: ApplicationStatus,
  language: SiteLanguage,
) {
  const neutral = candidateWords[language].statuses[status]
  return { words: own.words || neutral.words, next: own.next || neutral.next }
}
