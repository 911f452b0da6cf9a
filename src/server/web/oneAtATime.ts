import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

type Answer = (request: IncomingMessage, response: ServerResponse) => void

/**
 * Hangs up on whoever asks for the next thing before the last one was answered on the same connection, as
 * neither browsers nor our proxy do. An answer that waits behind another one is neither finished nor closed,
 * even when its connection is: what it holds it would hold for ever.
 */
export function oneAtATime(answer: Answer): Answer {
  const latest = new WeakMap<Socket, ServerResponse>()
  return (request, response) => {
    const { socket } = request
    if (latest.get(socket)?.writableFinished === false) return socket.destroy()
    latest.set(socket, response)
    answer(request, response)
  }
}
