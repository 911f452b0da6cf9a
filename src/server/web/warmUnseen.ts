import { once } from 'node:events'
import type { IncomingHttpHeaders, IncomingMessage, Server, ServerResponse } from 'node:http'

type Answer = (request: IncomingMessage, response: ServerResponse) => void

/**
 * Listens to this machine alone until `ask`, sent to this very server, is answered or has failed: whoever
 * comes from elsewhere is refused, and goes to another server, where he waits for nothing. The server is
 * closed then, and may listen to all.
 */
export async function warmUnseen(server: Server, port: number, ask: () => Promise<unknown>) {
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  await ask().catch(() => undefined)
  server.close()
}

/**
 * Responds 503 to clients of this machine, such as a health check, until `open` is called. They must not see the
 * server ready while it listens to this machine alone: closing that socket resets their next connection.
 */
export function closedWhileWarming(
  answer: Answer,
  isOwn: (headers: IncomingHttpHeaders) => boolean,
): { answer: Answer; open: () => void } {
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
