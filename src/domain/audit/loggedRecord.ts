import { loggedError, removeValues } from './loggedError'

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

type Logged = string | number | boolean | object

/** A log record with allowed properties only: the content of any other property is unknown. */
export function loggedRecord(record: object): Record<string, Logged> {
  const fields = new Map<string, unknown>(Object.entries(record))
  const allowed = LOGGED_PROPERTIES.flatMap((name) => {
    const value = fields.get(name)
    return isPlain(value) ? [[name, value] as const] : []
  })
  const job = fields.get('job')
  const msg = fields.get('msg')
  return {
    ...Object.fromEntries(allowed),
    ...(typeof msg === 'string' ? { msg: removeValues(msg) } : {}),
    ...(isJob(job) ? { job: { id: job.id, taskSlug: job.taskSlug } } : {}),
    ...(fields.has('err') ? { err: loggedError(fields.get('err')) } : {}),
  }
}

function isPlain(value: unknown): value is string | number | boolean {
  return ['string', 'number', 'boolean'].includes(typeof value)
}

// The input of a job names the recipient and the subject.
function isJob(value: unknown): value is { id: unknown; taskSlug: unknown } {
  return typeof value === 'object' && value !== null && 'id' in value && 'taskSlug' in value
}
