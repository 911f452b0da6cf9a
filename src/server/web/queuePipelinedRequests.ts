import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

type RequestHandler = (request: IncomingMessage, response: ServerResponse) => void

/**
 * Handles one request of each connection at a time. A pipelined response that waits is never closed
 * when its connection closes, so its resources would leak. The next request waits until the
 * response before it is sent; a connection with more pipelined requests is closed. Browsers and our
 * proxy do not pipeline.
 */
export function queuePipelinedRequests(answer: RequestHandler): RequestHandler {
  const latest = new WeakMap<Socket, ServerResponse>()
  const waiting = new WeakSet<Socket>()

  return (request, response) => {
    const { socket } = request
    const before = latest.get(socket)
    if (!before || before.writableFinished) {
      latest.set(socket, response)
      return answer(request, response)
    }
    // A second waiting request shows that the client pipelines, so the connection is closed.
    if (waiting.has(socket)) return socket.destroy()
    waiting.add(socket)
    before.once('close', () => {
      waiting.delete(socket)
      latest.set(socket, response)
      // The connection may have closed while the request waited.
      if (response.socket) answer(request, response)
    })
  }
}
