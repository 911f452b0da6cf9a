import type { InputErrors } from '@/src/domain/submissions/submission'
import type { Words } from './words'

/** The error texts by field. */
export function errorSentences(
  errors: InputErrors,
  { submissionErrorSentences }: Pick<Words, 'submissionErrorSentences'>,
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(errors).map(([field, error]) => [field, submissionErrorSentences[error]]),
  )
}
