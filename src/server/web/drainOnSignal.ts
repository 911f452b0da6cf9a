import type { IncomingMessage, Server, ServerResponse } from 'node:http'

const PATIENCE_MS = 20_000

/**
 * On SIGTERM or SIGINT: takes no new connection, lets what is being answered finish, then exits.
 */
export function drainOnSignal(server: Server) {
  const open = new Map<ServerResponse, IncomingMessage>()
  let draining = false
  server.on('request', (request, response) => {
    open.set(response, request)
    if (draining) response.shouldKeepAlive = false
    response.once('close', () => {
      open.delete(response)
      // Only then does the connection count as idle.
      if (draining) setImmediate(() => server.closeIdleConnections())
    })
  })

  const drain = () => {
    if (draining) return
    draining = true
    server.close(() => process.exit(0))
    for (const [response, request] of open) {
      response.shouldKeepAlive = false
      if (isEndless(request)) response.end()
    }
    setTimeout(() => process.exit(0), PATIENCE_MS).unref()
  }
  process.on('SIGTERM', drain)
  process.on('SIGINT', drain)
}

// An event stream never finishes by itself; the browser asks for it again, of the next server.
function isEndless(request: IncomingMessage) {
  return request.headers.accept?.includes('text/event-stream') ?? false
}
