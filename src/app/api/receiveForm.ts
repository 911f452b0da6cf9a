import { Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import busboy from 'busboy'
import type { Payload } from 'payload'
import {
  clientIpAddress,
  editionOfFormRequest,
  isRequestFromAnotherSite,
  wantsJson,
} from '@/src/app/requestHeaders'
import {
  type RateLimitedSender,
  secondsUntilNextSubmission,
} from '@/src/commands/rateLimitSubmission'
import { MAX_FILE_BYTES } from '@/src/domain/files/uploadedFile'
import type { LanguageEdition } from '@/src/domain/languages/edition'
import type { SiteLanguage } from '@/src/domain/languages/siteLocale'
import type { ApplicationFileField } from '@/src/domain/submissions/applicationForm'
import { HONEYPOT_FIELD, type RefusalReason } from '@/src/domain/submissions/submission'
import { env } from '@/src/env'
import { logError } from '@/src/log/log'
import { getPayloadInstance } from '@/src/payload'

/**
 * This exceeds two files of the allowed size: a visitor who sends a file that is too large still
 * receives the form with the typed text, if the body is below this limit.
 */
const MAX_FORM_BODY_BYTES = 40 * 1024 * 1024
const MAX_FIELD_BYTES = 256 * 1024
const MAX_BODY_READ_SECONDS = 120

/** The properties in which the public forms differ. */
export type PublicFormSettings = {
  name:
    | 'application'
    | 'message'
    | 'accessRequest'
    | 'jobAlert'
    | 'candidateLink'
    | 'candidateCorrection'
  /** The text fields of the form, each with its maximum number of characters. */
  limits: Record<string, number>
  fileFields: readonly ApplicationFileField[]
}

export type SentFile = { name: string; bytes: Buffer }

/** A form as it was sent: bounded in size, but not validated. */
export type SentForm = { fields: Map<string, string>; files: Map<string, SentFile> }

/** The properties of the request that the response depends on. */
export type FormResponseContext = {
  form: PublicFormSettings
  /** The URL, without its host, to which the form was sent. */
  action: string
  /** Whether our script sent the form. */
  isJson: boolean
  /** The edition (language and URL prefix) of the form's page. */
  edition: LanguageEdition
}

export type FormRefusalDetails<Reason = RefusalReason> = {
  reason: Reason
  retryAfterSeconds?: number
}

export type RejectedForm = {
  ok: false
  reply: FormResponseContext
  /** `trapped`: the honeypot was filled in. */
  refusal: FormRefusalDetails<RefusalReason | 'trapped'>
  /** The typed texts; empty if the body was not read. */
  values: Record<string, string>
}

export type ReceivedForm = {
  ok: true
  reply: FormResponseContext
  form: SentForm
  /** The text of each field as it was typed. */
  values: Record<string, string>
  payload: Payload
  context: { sender: RateLimitedSender; now: Date; language: SiteLanguage }
}

/** Reads a public form. The origin and the rate limit are checked before the body is read. Never throws. */
export async function receiveForm(
  request: Request,
  form: PublicFormSettings,
): Promise<ReceivedForm | RejectedForm> {
  const { headers } = request
  const { pathname, search } = new URL(request.url)
  const edition = editionOfFormRequest(request)
  const reply = { form, action: pathname + search, isJson: wantsJson(headers), edition }
  const rejected = (refusal: RejectedForm['refusal'], values: RejectedForm['values'] = {}) =>
    ({ ok: false, reply, refusal, values }) as const
  try {
    if (isRequestFromAnotherSite(headers)) return rejected({ reason: 'crossSite' })
    const payload = await getPayloadInstance()
    const sender = { address: clientIpAddress(headers), perHour: env.SUBMISSION_LIMIT }
    const retryAfterSeconds = await secondsUntilNextSubmission(payload, sender)
    if (retryAfterSeconds) return rejected({ reason: 'tooManySubmissions', retryAfterSeconds })
    const reading = await readFormBody(request, form.fileFields)
    if (!reading.ok) return rejected({ reason: reading.reason })
    const values = textFieldsOfForm(reading.form, form.limits)
    if (reading.form.fields.get(HONEYPOT_FIELD)) return rejected({ reason: 'trapped' }, values)
    const context = { sender, now: new Date(), language: edition.language }
    return { ok: true, reply, form: reading.form, values, payload, context }
  } catch (err) {
    logError({ err, msg: 'A submission failed unexpectedly' })
    return rejected({ reason: 'unexpected' })
  }
}

/**
 * Reads the text of each field as it was typed; empty for a field that was not sent. A text is cut
 * at twice its limit, which is enough to show it again and to detect that it is too long.
 */
function textFieldsOfForm({ fields }: SentForm, limits: PublicFormSettings['limits']) {
  return Object.fromEntries(
    Object.entries(limits).map(([name, limit]) => [
      name,
      (fields.get(name) ?? '').slice(0, 2 * limit),
    ]),
  )
}

type FormReadResult =
  | { ok: true; form: SentForm }
  | { ok: false; reason: 'bodyTooLarge' | 'bodyUnreadable' }

/**
 * Reads a form as a stream. A file is cut one byte above the allowed size, which shows that it is too large.
 * Files in fields other than `fileFields` are dropped.
 */
async function readFormBody(
  request: Request,
  fileFields: readonly string[],
): Promise<FormReadResult> {
  if (Number(request.headers.get('content-length')) > MAX_FORM_BODY_BYTES) return bodyTooLargeResult
  const form: SentForm = { fields: new Map(), files: new Map() }
  const counter = createByteCounter()
  try {
    const parser = createFormParser(request.headers.get('content-type') ?? '', form, fileFields)
    await pipeline(Readable.from(request.body ?? []), counter.stream, parser, {
      signal: AbortSignal.timeout(MAX_BODY_READ_SECONDS * 1000),
    })
    return { ok: true, form }
  } catch {
    // The body is incomplete, has a wrong length or is not a form: the client can only try again.
    return counter.isExceeded() ? bodyTooLargeResult : { ok: false, reason: 'bodyUnreadable' }
  }
}

const bodyTooLargeResult: FormReadResult = { ok: false, reason: 'bodyTooLarge' }

function createByteCounter() {
  let bytes = 0
  const isExceeded = () => bytes > MAX_FORM_BODY_BYTES
  const stream = new Transform({
    transform(chunk: Uint8Array, _encoding, done) {
      bytes += chunk.length
      done(isExceeded() ? new Error('The body is too large') : null, chunk)
    },
  })
  return { stream, isExceeded }
}

function createFormParser(contentType: string, form: SentForm, fileFields: readonly string[]) {
  const parser = busboy({
    headers: { 'content-type': contentType },
    defParamCharset: 'utf8',
    limits: { fieldSize: MAX_FIELD_BYTES, fields: 30, files: 6, fileSize: MAX_FILE_BYTES + 1 },
  })
  parser.on('field', (name, value) => form.fields.set(name, value))
  parser.on('file', (field, stream, { filename }) => {
    // A browser sends an empty file field as a file without a name.
    if (!filename || !fileFields.includes(field)) return stream.resume()
    const chunks: Buffer[] = []
    stream.on('data', (chunk: Buffer) => chunks.push(chunk))
    stream.on('end', () => form.files.set(field, { name: filename, bytes: Buffer.concat(chunks) }))
    stream.on('error', () => form.files.delete(field))
  })
  return parser
}
