const MAX_CAUSE_DEPTH = 3
const MAX_MESSAGE_CHARACTERS = 2_000

/** Error properties that help to locate the cause and never contain user input. */
const SAFE_PROPERTIES = [
  'code',
  'severity',
  'schema',
  'table',
  'column',
  'constraint',
  'routine',
  'syscall',
  'hostname',
  'port',
  'status',
  'responseCode',
] as const

/** Properties that show that the message quotes a query, a row or the mail server's reply. */
const UNSAFE_MESSAGE_INDICATORS = ['code', 'query', 'params', 'detail', 'response'] as const

export type LoggedError = { [field: string]: string | number | LoggedError }

/**
 * An error without user input, for the log: what failed and where. The database quotes whole rows
 * in its errors, and these may contain a candidate's cover letter.
 */
export function sanitizeErrorForLog(err: unknown, depth = 0): LoggedError {
  if (!(err instanceof Error)) return { name: `not an error but of type ${typeof err}` }
  const cause = err.cause instanceof Error && depth < MAX_CAUSE_DEPTH ? err.cause : null
  const quotes = UNSAFE_MESSAGE_INDICATORS.some((field) => field in err) || cause !== null
  return {
    name: err.constructor.name || err.name,
    ...(quotes ? {} : { message: removeQuotedValues(err.message) }),
    ...safeProperties(err),
    stack: stackFrames(err.stack ?? ''),
    ...(cause ? { cause: sanitizeErrorForLog(cause, depth + 1) } : {}),
  }
}

function safeProperties(err: Error) {
  const fields = new Map<string, unknown>(Object.entries(err))
  return Object.fromEntries(
    SAFE_PROPERTIES.flatMap((name) => {
      const value = fields.get(name)
      return typeof value === 'string' || typeof value === 'number' ? [[name, value]] : []
    }),
  )
}

// Removes quoted and bracketed text, URLs, e-mail addresses and long numbers from a message,
// because these may be user input.
export function removeQuotedValues(message: string): string {
  return message
    .split('\n', 1)
    .join('')
    .slice(0, MAX_MESSAGE_CHARACTERS)
    .replace(/(["'`«<({[]).*(["'`»>)}\]])/g, '$1…$2')
    .replace(/\S+@\S+|[+\d][\d .-]{5,}\d/g, '…')
}

// Returns the lines of the call stack only: the lines before them repeat the message.
function stackFrames(stack: string): string {
  return stack
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n')
}
