import type { InputErrorsByField } from '@/src/domain/submissions/submission'
import type { PublicSiteWords } from './siteWords'

/** The error texts by field. */
export function errorSentencesByField(
  errors: InputErrorsByField,
  { submissionErrorSentences }: Pick<PublicSiteWords, 'submissionErrorSentences'>,
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(errors).map(([field, error]) => [field, submissionErrorSentences[error]]),
  )
}
