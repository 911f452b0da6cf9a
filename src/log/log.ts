import { loggedError, withoutValues } from '@/src/domain/audit/loggedError'
import { loggedRecord } from '@/src/domain/audit/loggedRecord'
import { VERSION } from '@/src/version'
import { currentRequestId } from './requestContext'

type Level = 'info' | 'warn' | 'error'

declare global {
  // The web server and the pages of Next are two bundles in one process: each has a copy of this module.
  var logFormat: 'json' | 'pretty' | undefined
}

/** Lines of JSON for machines; for the person at a terminal only what went wrong. */
export function setLogFormat(format: 'json' | 'pretty') {
  globalThis.logFormat = format
}

export const isLogStructured = () => globalThis.logFormat === 'json'

/** Writes what went wrong to the log, for whatever runs without Payload's logger; nothing personal. */
export function logError({ err, msg }: { err?: unknown; msg: string }) {
  if (isLogStructured()) return writeLine('error', err === undefined ? { msg } : { err, msg })
  console.error(err === undefined ? { msg } : { err: loggedError(err), msg })
}

/** Writes a line of JSON; of its fields those that may stand in a log. */
export function writeLine(level: Level, fields: object) {
  const requestId = currentRequestId()
  const record = loggedRecord({ ...(requestId ? { requestId } : {}), ...fields })
  write(JSON.stringify({ level, time: new Date().toISOString(), version: VERSION, ...record }))
}

let waiting: string[] = []
let isFlushedAtExit = false

// Those of one moment in one write: under load the lines cost less than what they tell of.
function write(line: string) {
  if (waiting.length === 0) setImmediate(flushLog)
  if (!isFlushedAtExit) process.once('exit', flushLog)
  isFlushedAtExit = true
  waiting.push(line)
}

function flushLog() {
  if (waiting.length > 0) process.stdout.write(`${waiting.join('\n')}\n`)
  waiting = []
}

/** Has everybody's `console.error` write errors as we do: Next shows what a page has thrown as it is. */
export function guardConsole() {
  if (isLogStructured()) return structureConsole()
  const write = console.error
  console.error = (...said: unknown[]) =>
    write(...said.map((part) => (part instanceof Error ? loggedError(part) : part)))
}

function structureConsole() {
  const speak =
    (level: Level) =>
    (...said: unknown[]) => {
      const err = said.find((part) => part instanceof Error)
      const words = said.filter((part) => typeof part === 'string').map(withoutValues)
      writeLine(level, { msg: words.join(' ').trim(), ...(err ? { err } : {}) })
    }
  console.error = speak('error')
  console.warn = speak('warn')
  for (const name of ['log', 'info', 'debug'] as const) console[name] = speak('info')
}
