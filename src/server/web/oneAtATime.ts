import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

type Answer = (request: IncomingMessage, response: ServerResponse) => void

/**
 * Answers one request of each connection at a time. An answer that waits behind another one is neither
 * finished nor closed, even when its connection is: what it held it would hold for ever. So the next request
 * waits before it is looked at, and whoever sends more than that is hung up on: no browser does, nor does
 * our proxy.
 */
export function oneAtATime(answer: Answer): Answer {
  const latest = new WeakMap<Socket, ServerResponse>()
  const waiting = new WeakSet<Socket>()

  return (request, response) => {
    const { socket } = request
    const before = latest.get(socket)
    if (!before || before.writableFinished) {
      latest.set(socket, response)
      return answer(request, response)
    }
    // With a known length a client has read all before the server says that this was the end.
    if (waiting.has(socket)) return socket.destroy()
    waiting.add(socket)
    before.once('close', () => {
      waiting.delete(socket)
      latest.set(socket, response)
      // It has its connection only if there is one left.
      if (response.socket) answer(request, response)
    })
  }
}
