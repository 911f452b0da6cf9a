import { loggedError, withoutValues } from './loggedError'

/** What a line of the log may say beside its text: none of it was typed by anybody. */
const ALLOWED = [
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

/** A record as a log may keep it: of what is not on the list nothing is known, so that it stays out. */
export function loggedRecord(record: object): Record<string, Logged> {
  const fields = new Map<string, unknown>(Object.entries(record))
  const allowed = ALLOWED.flatMap((name) => {
    const value = fields.get(name)
    return isPlain(value) ? [[name, value] as const] : []
  })
  const job = fields.get('job')
  const msg = fields.get('msg')
  return {
    ...Object.fromEntries(allowed),
    ...(typeof msg === 'string' ? { msg: withoutValues(msg) } : {}),
    ...(isJob(job) ? { job: { id: job.id, taskSlug: job.taskSlug } } : {}),
    ...(fields.has('err') ? { err: loggedError(fields.get('err')) } : {}),
  }
}

function isPlain(value: unknown): value is string | number | boolean {
  return ['string', 'number', 'boolean'].includes(typeof value)
}

// Its input says to whom and about whom.
function isJob(value: unknown): value is { id: unknown; taskSlug: unknown } {
  return typeof value === 'object' && value !== null && 'id' in value && 'taskSlug' in value
}
