import { unexpectedErrorSentence } from '@/src/content/submissionForm'

/** Sentences by field name; `form` for what concerns none in particular. */
export type FormErrors = Partial<Record<string, string>>

export type SubmissionState =
  | { phase: 'editing'; errors: FormErrors }
  | { phase: 'sending'; errors: FormErrors }
  | { phase: 'sent'; warnings: string[] }

type Answer = { ok: true; warnings: string[] } | { ok: false; errors: FormErrors }

/** Posts a form in the background. A lost connection is an error in words, never an exception. */
export async function postForm(action: string, form: FormData): Promise<Answer> {
  try {
    const response = await fetch(action, {
      method: 'POST',
      body: form,
      headers: { Accept: 'application/json' },
    })
    return await response.json()
  } catch {
    return { ok: false, errors: { form: unexpectedErrorSentence } }
  }
}
