import type { InputErrors } from '@/src/domain/submissions/submission'
import type { PublicSiteWords } from './siteWords'

/** The error texts by field. */
export function errorSentencesByField(
  errors: InputErrors,
  { submissionErrorSentences }: Pick<PublicSiteWords, 'submissionErrorSentences'>,
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(errors).map(([field, error]) => [field, submissionErrorSentences[error]]),
  )
}
