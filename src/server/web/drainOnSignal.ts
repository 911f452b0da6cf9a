import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { flushBeforeExit } from '@/src/beforeExit'

// Whoever connected before the signal waits to be accepted, behind all that the server is busy with.
const ACCEPTING_MS = 500
const PATIENCE_MS = 7_000
const FLUSHING_MS = 2_500

/**
 * Ten seconds at most, in all: what starts and stops servers waits no longer.
 *
 * On SIGTERM or SIGINT: still answers for a moment, asking each client to come back on another
 * connection; then takes no new one, lets what is being answered finish, writes what was held back, exits.
 */
export function drainOnSignal(server: Server) {
  const open = new Map<ServerResponse, IncomingMessage>()
  let draining = false
  // First in line, so that the answer is not yet under way.
  server.prependListener('request', (request: IncomingMessage, response: ServerResponse) => {
    open.set(response, request)
    if (draining) response.shouldKeepAlive = false
    response.once('close', () => {
      open.delete(response)
      // Only then does the connection count as idle.
      if (!server.listening) setImmediate(() => server.closeIdleConnections())
    })
  })

  const drain = () => {
    if (draining) return
    draining = true
    for (const response of open.keys()) response.shouldKeepAlive = false
    endStreams(open)
    setTimeout(() => {
      server.close(leave)
      endStreams(open)
    }, ACCEPTING_MS)
    setTimeout(leave, PATIENCE_MS)
  }
  process.on('SIGTERM', drain)
  process.on('SIGINT', drain)
}

// An event stream never finishes by itself; the browser asks for it again, of the next server.
function endStreams(open: Map<ServerResponse, IncomingMessage>) {
  for (const [response, request] of open) if (isStream(request, response)) response.end()
}

// Who asks for it may be anybody, and need not say what he expects.
function isStream({ headers }: IncomingMessage, response: ServerResponse) {
  const answered = String(response.getHeader('content-type'))
  return `${headers.accept} ${answered}`.includes('text/event-stream')
}

async function leave() {
  await flushBeforeExit(FLUSHING_MS)
  process.exit(0)
}
