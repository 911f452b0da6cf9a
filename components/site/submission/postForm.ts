import { REFUSAL_HEADER } from '@/src/domain/submissions/submission'

/** Error texts by field name; `form` for the form as a whole. */
export type FormErrors = Partial<Record<string, string>>

export type SubmissionState =
  | { phase: 'editing'; errors: FormErrors }
  /** `share`: fraction of the form that was sent, from 0 to 1. */
  | { phase: 'sending'; errors: FormErrors; share: number }
  | { phase: 'sent'; warnings: string[] }

export type FormResponse =
  | { ok: true; warnings: string[] }
  /** `reasons`: the names of the reasons of a refusal. */
  | { ok: false; errors: FormErrors; reasons?: string[] }

/**
 * Time without progress until sending stops. A slow connection may take longer, because the
 * progress of the upload is visible.
 */
const NO_PROGRESS_TIMEOUT_MS = 180_000

type FormPostOptions = {
  form: FormData
  /** Called with the sent share, from 0 to 1. */
  onProgress: (share: number) => void
  /** Text for an error without a text of its own. */
  unexpectedSentence: string
}

/**
 * Sends a form in the background. A lost connection or an unexpected response returns an error text
 * and never throws, because the form would otherwise show nothing or lose its input.
 */
export async function postForm(action: string, posted: FormPostOptions): Promise<FormResponse> {
  const unexpected: FormResponse = { ok: false, errors: { form: posted.unexpectedSentence } }
  try {
    const request = await sendForm(action, posted)
    const isSuccess = request.status >= 200 && request.status < 300
    const answer = parseFormResponse(JSON.parse(request.responseText), {
      isSuccess,
      form: posted.form,
    })
    const reasons = request.getResponseHeader(REFUSAL_HEADER)?.split(',')
    return answer?.ok === false ? { ...answer, reasons } : (answer ?? unexpected)
  } catch {
    return unexpected
  }
}

// XMLHttpRequest is used because fetch reports no upload progress.
function sendForm(action: string, { form, onProgress }: FormPostOptions): Promise<XMLHttpRequest> {
  const request = new XMLHttpRequest()
  let silence: ReturnType<typeof setTimeout>
  const waitOn = () => {
    clearTimeout(silence)
    silence = setTimeout(() => request.abort(), NO_PROGRESS_TIMEOUT_MS)
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

// Returns null for a response of another shape.
function parseFormResponse(
  answer: unknown,
  sent: { isSuccess: boolean; form: FormData },
): FormResponse | null {
  const { ok, warnings, errors } = asRecord(answer)
  if (ok === true && sent.isSuccess) {
    return { ok, warnings: Array.isArray(warnings) ? warnings.filter(isNonEmptyString) : [] }
  }
  const sentences = Object.entries(asRecord(errors)).flatMap(([field, sentence]) =>
    isNonEmptyString(sentence) && (field === 'form' || sent.form.has(field))
      ? [[field, sentence]]
      : [],
  )
  return ok === false && sentences.length > 0 ? { ok, errors: Object.fromEntries(sentences) } : null
}

function asRecord(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}

function isNonEmptyString(value: unknown): value is string {
  return typeof value === 'string' && value !== ''
}
