import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { flushBeforeExit } from '@/src/beforeExit'

// So long the proxy may go on using the connections that it has kept: each is used once more.
const ACCEPTING_MS = 500
const LOOKING_MS = 1_000
const QUIET_MS = 20
const PATIENCE_MS = 7_000
const LEAVING_MS = 9_500

type Answer = (request: IncomingMessage, response: ServerResponse) => void

/**
 * Ten seconds at most, in all: what starts and stops servers waits no longer.
 *
 * On SIGTERM or SIGINT: still answers for a moment, asking each client to come back on another
 * connection; then takes no new one, lets what is being answered finish, writes what was held back, exits.
 * @returns how the server is to answer, so that it knows what is under way
 */
export function drainOnSignal(server: Server, answer: Answer): Answer {
  const open = new Map<ServerResponse, IncomingMessage>()
  const held: (() => void)[] = []
  let draining = false
  let holding = false
  let arrivals = 0

  /**
   * Once nobody has come for a moment in which the server only looked. Whoever has connected or asked while
   * it was busy drawing waits unseen, and would be cut off: he is let in now, and answered afterwards.
   */
  function whenNobodyWaits(then: () => void) {
    const until = performance.now() + LOOKING_MS
    holding = true
    const look = () => {
      const before = arrivals
      setTimeout(
        () => setImmediate(() => (arrivals === before || isLate() ? finish() : look())),
        QUIET_MS,
      )
    }
    const isLate = () => performance.now() > until
    const finish = () => {
      then()
      holding = false
      for (const answerNow of held.splice(0)) answerNow()
    }
    look()
  }

  const drain = () => {
    if (draining) return
    draining = true
    const leave = leaveWithin(LEAVING_MS)
    for (const response of open.keys()) response.shouldKeepAlive = false
    endStreams(open)
    setInterval(() => endStreams(open), ACCEPTING_MS)
    setTimeout(() => whenNobodyWaits(() => server.close(leave)), ACCEPTING_MS)
    setTimeout(leave, PATIENCE_MS)
  }
  process.on('SIGTERM', drain)
  process.on('SIGINT', drain)
  server.on('connection', () => arrivals++)
  return (request, response) => {
    arrivals++
    open.set(response, request)
    if (draining) response.shouldKeepAlive = false
    response.once('close', () => {
      open.delete(response)
      // Only then does the connection count as idle.
      if (!server.listening) whenNobodyWaits(() => server.closeIdleConnections())
    })
    if (holding) held.push(() => answer(request, response))
    else answer(request, response)
  }
}

// An event stream never finishes by itself; the browser asks for it again, of the next server. It would
// not after an answer that is none.
function endStreams(open: Map<ServerResponse, IncomingMessage>) {
  for (const [response, request] of open) {
    if (!isStream(request, response)) continue
    if (response.headersSent) response.end()
    else request.socket.destroy()
  }
}

// Who asks for it may be anybody, and need not say what he expects.
function isStream({ headers }: IncomingMessage, response: ServerResponse) {
  const answered = String(response.getHeader('content-type'))
  return `${headers.accept} ${answered}`.includes('text/event-stream')
}

/** What is left of that time is for writing what was held back: whoever holds it up may be done by then. */
function leaveWithin(ms: number) {
  const until = performance.now() + ms
  return async () => {
    await flushBeforeExit(until - performance.now())
    process.exit(0)
  }
}
