import { removeQuotedValues, sanitizeErrorForLog } from './sanitizeErrorForLog'

/** The properties that a log record may have besides its message. None contains user input. */
const LOGGED_PROPERTIES = [
  'requestId',
  'method',
  'route',
  'status',
  'ms',
  'bytes',
  'taskSlug',
  'file',
  'new',
  'retrying',
  'count',
  'exitCode',
] as const

type LogValue = string | number | boolean | object

/** Copies the allowed properties of a log record: other content is unknown. */
export function sanitizeLogRecord(record: object): Record<string, LogValue> {
  const fields = new Map<string, unknown>(Object.entries(record))
  const allowed = LOGGED_PROPERTIES.flatMap((name) => {
    const value = fields.get(name)
    return isPrimitive(value) ? [[name, value] as const] : []
  })
  const job = fields.get('job')
  const msg = fields.get('msg')
  return {
    ...Object.fromEntries(allowed),
    ...(typeof msg === 'string' ? { msg: removeQuotedValues(msg) } : {}),
    ...(isJob(job) ? { job: { id: job.id, taskSlug: job.taskSlug } } : {}),
    ...(fields.has('err') ? { err: sanitizeErrorForLog(fields.get('err')) } : {}),
  }
}

function isPrimitive(value: unknown): value is string | number | boolean {
  return ['string', 'number', 'boolean'].includes(typeof value)
}

// Whether a value is a job, whose input must not be logged: it names the recipient and the subject.
function isJob(value: unknown): value is { id: unknown; taskSlug: unknown } {
  return typeof value === 'object' && value !== null && 'id' in value && 'taskSlug' in value
}
