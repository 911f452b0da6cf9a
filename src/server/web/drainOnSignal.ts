import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { flushBeforeExit } from '@/src/registerFlushBeforeExit'

// The time after the signal during which the proxy may use each of its open connections once more.
const ACCEPT_AFTER_SIGNAL_MS = 500
const MAX_IDLE_WAIT_MS = 1_000
const IDLE_CHECK_INTERVAL_MS = 20
const DRAIN_TIMEOUT_MS = 7_000
const EXIT_TIMEOUT_MS = 9_500

type RequestHandler = (request: IncomingMessage, response: ServerResponse) => void

/**
 * Stops the server gracefully on SIGTERM or SIGINT, within ten seconds, after which supervisors
 * kill it. It responds with `Connection: close` for a moment, then accepts no connection, finishes
 * open requests, flushes buffered writes and exits.
 * @returns a wrapper of `answer` that tracks open requests
 */
export function drainOnSignal(server: Server, answer: RequestHandler): RequestHandler {
  const open = new Map<ServerResponse, IncomingMessage>()
  const delayed: (() => void)[] = []
  let draining = false
  let holding = false
  let arrivals = 0

  /**
   * Calls `then` after an idle interval without new connections. Clients that connected while the
   * process was busy wait in the socket's backlog and would be reset; the interval accepts them,
   * and their requests get responses afterwards.
   */
  function afterIdleInterval(then: () => void) {
    const until = performance.now() + MAX_IDLE_WAIT_MS
    holding = true
    const look = () => {
      const before = arrivals
      setTimeout(
        () => setImmediate(() => (arrivals === before || isLate() ? finish() : look())),
        IDLE_CHECK_INTERVAL_MS,
      )
    }
    const isLate = () => performance.now() > until
    const finish = () => {
      then()
      holding = false
      for (const answerNow of delayed.splice(0)) answerNow()
    }
    look()
  }

  const drain = () => {
    if (draining) return
    draining = true
    const leave = createFlushAndExit(EXIT_TIMEOUT_MS)
    for (const response of open.keys()) response.shouldKeepAlive = false
    endEventStreams(open)
    setInterval(() => endEventStreams(open), ACCEPT_AFTER_SIGNAL_MS)
    setTimeout(() => afterIdleInterval(() => server.close(leave)), ACCEPT_AFTER_SIGNAL_MS)
    setTimeout(leave, DRAIN_TIMEOUT_MS)
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
      // The connection is idle only after its response has closed.
      if (!server.listening) afterIdleInterval(() => server.closeIdleConnections())
    })
    if (holding) delayed.push(() => answer(request, response))
    else answer(request, response)
  }
}

// Ends event streams, which never end by themselves; the browser reconnects to the next server. It
// does not reconnect after an invalid response, so a stream without headers is destroyed.
function endEventStreams(open: Map<ServerResponse, IncomingMessage>) {
  for (const [response, request] of open) {
    if (!isEventStream(request, response)) continue
    if (response.headersSent) response.end()
    else request.socket.destroy()
  }
}

// The Accept header decides nothing: any client may request a stream without it.
function isEventStream({ headers }: IncomingMessage, response: ServerResponse) {
  const contentType = String(response.getHeader('content-type'))
  return `${headers.accept} ${contentType}`.includes('text/event-stream')
}

/**
 * Returns a function that flushes buffered writes and then exits. Flushing may last until `ms`
 * after this call.
 */
function createFlushAndExit(ms: number) {
  const until = performance.now() + ms
  return async () => {
    await flushBeforeExit(until - performance.now())
    process.exit(0)
  }
}
