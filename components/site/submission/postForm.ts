import { REFUSAL_HEADER } from '@/src/domain/submissions/submission'

/** Sentences by field name; `form` for what concerns none in particular. */
export type FormErrors = Partial<Record<string, string>>

export type SubmissionState =
  | { phase: 'editing'; errors: FormErrors }
  /** `share`: how much of the form has left, from 0 to 1. */
  | { phase: 'sending'; errors: FormErrors; share: number }
  | { phase: 'sent'; warnings: string[] }

export type Answer =
  | { ok: true; warnings: string[] }
  /** `reasons`: why, by their names. */
  | { ok: false; errors: FormErrors; reasons?: string[] }

/** How long nothing may move. A slow line may take its time: whoever sends two files over it sees that they leave. */
const PATIENCE_MS = 180_000

type Posted = {
  form: FormData
  /** Told how much of it has left, from 0 to 1. */
  onProgress: (share: number) => void
  /** Says an error that has no words of its own. */
  unexpectedSentence: string
}

/**
 * Posts a form in the background. A lost connection, and an answer that is none of ours, are an error
 * in words, never an exception: a form that says nothing or loses its text is worse.
 */
export async function postForm(action: string, posted: Posted): Promise<Answer> {
  const unexpected: Answer = { ok: false, errors: { form: posted.unexpectedSentence } }
  try {
    const request = await send(action, posted)
    const isSuccess = request.status >= 200 && request.status < 300
    const answer = readAnswer(JSON.parse(request.responseText), { isSuccess, form: posted.form })
    const reasons = request.getResponseHeader(REFUSAL_HEADER)?.split(',')
    return answer?.ok === false ? { ...answer, reasons } : (answer ?? unexpected)
  } catch {
    return unexpected
  }
}

// By the older means: fetch does not tell how much has left.
function send(action: string, { form, onProgress }: Posted): Promise<XMLHttpRequest> {
  const request = new XMLHttpRequest()
  let silence: ReturnType<typeof setTimeout>
  const waitOn = () => {
    clearTimeout(silence)
    silence = setTimeout(() => request.abort(), PATIENCE_MS)
  }
  return new Promise((resolve, reject) => {
    request.upload.onprogress = ({ loaded, total }) => {
      waitOn()
      onProgress(loaded / total)
    }
    request.onload = () => resolve(request)
    request.onloadend = () => {
      clearTimeout(silence)
      reject(new Error('No answer'))
    }
    request.open('POST', action)
    request.setRequestHeader('Accept', 'application/json')
    waitOn()
    request.send(form)
  })
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
