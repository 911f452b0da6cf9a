import { REFUSAL_HEADER } from '@/src/domain/submissions/submission'

/** Sentences by field name; `form` for what concerns none in particular. */
export type FormErrors = Partial<Record<string, string>>

export type SubmissionState =
  | { phase: 'editing'; errors: FormErrors }
  | { phase: 'sending'; errors: FormErrors }
  | { phase: 'sent'; warnings: string[] }

export type Answer =
  | { ok: true; warnings: string[] }
  /** `reasons`: why, by their names. */
  | { ok: false; errors: FormErrors; reasons?: string[] }

/** Longer than the server takes to read two files over a slow line. */
const PATIENCE_MS = 180_000

/**
 * Posts a form in the background. A lost connection, and an answer that is none of ours, are an error
 * in words, never an exception: a form that says nothing or loses its text is worse.
 * @param unexpectedSentence says that error
 */
export async function postForm(
  action: string,
  form: FormData,
  unexpectedSentence: string,
): Promise<Answer> {
  const unexpected: Answer = { ok: false, errors: { form: unexpectedSentence } }
  try {
    const response = await fetch(action, {
      method: 'POST',
      body: form,
      headers: { Accept: 'application/json' },
      signal: AbortSignal.timeout(PATIENCE_MS),
    })
    const answer = readAnswer(await response.json(), { isSuccess: response.ok, form })
    const reasons = response.headers.get(REFUSAL_HEADER)?.split(',')
    return answer?.ok === false ? { ...answer, reasons } : (answer ?? unexpected)
  } catch {
    return unexpected
  }
}

// Null for what is none of our answers.
function readAnswer(answer: unknown, sent: { isSuccess: boolean; form: FormData }): Answer | null {
  const { ok, warnings, errors } = fieldsOf(answer)
  if (ok === true && sent.isSuccess) {
    return { ok, warnings: Array.isArray(warnings) ? warnings.filter(isSentence) : [] }
  }
  const sentences = Object.entries(fieldsOf(errors)).flatMap(([field, sentence]) =>
    isSentence(sentence) && (field === 'form' || sent.form.has(field)) ? [[field, sentence]] : [],
  )
  return ok === false && sentences.length > 0 ? { ok, errors: Object.fromEntries(sentences) } : null
}

function fieldsOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}

function isSentence(value: unknown): value is string {
  return typeof value === 'string' && value !== ''
}
