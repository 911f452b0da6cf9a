import { Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import busboy from 'busboy'
import { MAX_FILE_BYTES } from '@/src/domain/files/uploadedFile'

/**
 * Beyond the two files of a form: whoever picks a file that is too large gets the form back with the
 * text that was typed, as long as the whole stays below this.
 */
const MAX_BODY_BYTES = 40 * 1024 * 1024
const MAX_FIELD_BYTES = 256 * 1024
const READ_SECONDS = 120

export type SentFile = { name: string; bytes: Buffer }

/** A form as it was sent: nothing is judged yet, but nothing is unbounded either. */
export type SentForm = { fields: Map<string, string>; files: Map<string, SentFile> }

export type FormReading =
  | { ok: true; form: SentForm }
  | { ok: false; reason: 'bodyTooLarge' | 'bodyUnreadable' }

/**
 * Reads a form as a stream. Of a file at most one byte more than allowed is kept, which is enough to
 * know that it is too large; files in other fields than the named ones are dropped.
 */
export async function readForm(
  request: Request,
  { fileFields }: { fileFields: readonly string[] },
): Promise<FormReading> {
  if (Number(request.headers.get('content-length')) > MAX_BODY_BYTES) return tooLarge
  const form: SentForm = { fields: new Map(), files: new Map() }
  const counter = byteCounter()
  try {
    const parser = formParser(request.headers.get('content-type') ?? '', form, fileFields)
    await pipeline(Readable.from(request.body ?? []), counter.stream, parser, {
      signal: AbortSignal.timeout(READ_SECONDS * 1000),
    })
    return { ok: true, form }
  } catch {
    // A body that breaks off, lies about its length or is no form: the sender can only try again.
    return counter.isExceeded() ? tooLarge : { ok: false, reason: 'bodyUnreadable' }
  }
}

const tooLarge: FormReading = { ok: false, reason: 'bodyTooLarge' }

function byteCounter() {
  let bytes = 0
  const isExceeded = () => bytes > MAX_BODY_BYTES
  const stream = new Transform({
    transform(chunk: Uint8Array, _encoding, done) {
      bytes += chunk.length
      done(isExceeded() ? new Error('The body is too large') : null, chunk)
    },
  })
  return { stream, isExceeded }
}

function formParser(contentType: string, form: SentForm, fileFields: readonly string[]) {
  const parser = busboy({
    headers: { 'content-type': contentType },
    defParamCharset: 'utf8',
    limits: { fieldSize: MAX_FIELD_BYTES, fields: 30, files: 6, fileSize: MAX_FILE_BYTES + 1 },
  })
  parser.on('field', (name, value) => form.fields.set(name, value))
  parser.on('file', (field, stream, { filename }) => {
    // A browser sends a file field that was left empty as a nameless file.
    if (!filename || !fileFields.includes(field)) return stream.resume()
    const chunks: Buffer[] = []
    stream.on('data', (chunk: Buffer) => chunks.push(chunk))
    stream.on('end', () => form.files.set(field, { name: filename, bytes: Buffer.concat(chunks) }))
    stream.on('error', () => form.files.delete(field))
  })
  return parser
}
