import { removeQuotedValues, sanitizeErrorForLog } from '@/src/domain/audit/sanitizeErrorForLog'
import { sanitizeLogRecord } from '@/src/domain/audit/sanitizeLogRecord'
import { VERSION } from '@/src/version'
import { currentRequestId } from './requestContext'

type LogLevel = 'info' | 'warn' | 'error'

declare global {
  // Global, because two bundles in one process have a copy of this module each (server, pages).
  var logFormat: 'json' | 'pretty' | undefined
}

/** `json`: structured lines for machines; `pretty`: only errors, for a terminal. */
export function setLogFormat(format: 'json' | 'pretty') {
  globalThis.logFormat = format
}

export const isLogStructured = () => globalThis.logFormat === 'json'

/** Logs an error outside Payload's logger, without personal data. */
export function logError({ err, msg }: { err?: unknown; msg: string }) {
  if (isLogStructured()) return writeLogLine('error', err === undefined ? { msg } : { err, msg })
  console.error(err === undefined ? { msg } : { err: sanitizeErrorForLog(err), msg })
}

/** Writes a JSON line with the fields that are allowed in the log. */
export function writeLogLine(level: LogLevel, fields: object) {
  const requestId = currentRequestId()
  const record = sanitizeLogRecord({ ...(requestId ? { requestId } : {}), ...fields })
  bufferLogLine(
    JSON.stringify({ level, time: new Date().toISOString(), version: VERSION, ...record }),
  )
}

let bufferedLogLines: string[] = []
let isExitFlushRegistered = false

// Collects the lines of one event-loop turn and writes them together: single writes cost more than
// the requests they log.
function bufferLogLine(line: string) {
  if (bufferedLogLines.length === 0) setImmediate(flushLog)
  if (!isExitFlushRegistered) process.once('exit', flushLog)
  isExitFlushRegistered = true
  bufferedLogLines.push(line)
}

function flushLog() {
  if (bufferedLogLines.length > 0) process.stdout.write(`${bufferedLogLines.join('\n')}\n`)
  bufferedLogLines = []
}

/**
 * Makes `console.error` log errors without personal data: Next prints the exceptions of pages
 * unchanged.
 */
export function redactConsoleErrors() {
  if (isLogStructured()) return redirectConsoleToJsonLog()
  const write = console.error
  console.error = (...args: unknown[]) =>
    write(...args.map((part) => (part instanceof Error ? sanitizeErrorForLog(part) : part)))
}

function redirectConsoleToJsonLog() {
  const logAs =
    (level: LogLevel) =>
    (...args: unknown[]) => {
      const err = args.find((part) => part instanceof Error)
      const words = args.filter((part) => typeof part === 'string').map(removeQuotedValues)
      writeLogLine(level, { msg: words.join(' ').trim(), ...(err ? { err } : {}) })
    }
  console.error = logAs('error')
  console.warn = logAs('warn')
  for (const name of ['log', 'info', 'debug'] as const) console[name] = logAs('info')
}
