import { once } from 'node:events'
import type { IncomingHttpHeaders, IncomingMessage, Server, ServerResponse } from 'node:http'

type RequestHandler = (request: IncomingMessage, response: ServerResponse) => void

/**
 * Listens on localhost only until `ask`, a request to this server, settles. Other clients are
 * refused, and the proxy uses another server meanwhile. The server is closed afterwards and can
 * listen on all interfaces.
 */
export async function warmUpLocally(server: Server, port: number, ask: () => Promise<unknown>) {
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  await ask().catch(() => undefined)
  server.close()
}

/**
 * Responds 503 to local clients, such as a health check, until `open` is called. They must not see
 * the server as ready while it listens on localhost only: closing that socket resets their next
 * connection.
 */
export function respondUnavailableUntilOpen(
  answer: RequestHandler,
  isOwn: (headers: IncomingHttpHeaders) => boolean,
): { answer: RequestHandler; open: () => void } {
  let isOpen = false
  return {
    answer: (request, response) => {
      if (isOpen || isOwn(request.headers)) return answer(request, response)
      response.writeHead(503, { 'Cache-Control': 'no-store', Connection: 'close' })
      response.end('starting\n')
    },
    open: () => {
      isOpen = true
    },
  }
}
