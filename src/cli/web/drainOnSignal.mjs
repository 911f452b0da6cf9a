const PATIENCE_MS = 20_000

/**
 * On SIGTERM or SIGINT: takes no new connection, lets what is being answered finish, then exits.
 *
 * @param {import('node:http').Server} server
 */
export function drainOnSignal(server) {
  const open = new Set()
  let draining = false
  server.on('request', (_request, response) => {
    open.add(response)
    if (draining) response.shouldKeepAlive = false
    response.once('close', () => {
      open.delete(response)
      if (draining) server.closeIdleConnections()
    })
  })

  const drain = () => {
    if (draining) return
    draining = true
    server.close(() => process.exit(0))
    for (const response of open) {
      response.shouldKeepAlive = false
      if (isEndless(response)) response.end()
    }
    setTimeout(() => process.exit(0), PATIENCE_MS).unref()
  }
  process.on('SIGTERM', drain)
  process.on('SIGINT', drain)
}

/** @param {import('node:http').ServerResponse} response */
function isEndless(response) {
  return String(response.getHeader('content-type')).startsWith('text/event-stream')
}
