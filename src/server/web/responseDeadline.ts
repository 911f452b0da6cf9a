import type { IncomingMessage, ServerResponse } from 'node:http'

const RESPONSE_MS = 30_000

/**
 * Ends a response that takes too long, counted from the end of the request's body: with `answerLate` while
 * nothing of it is sent. A page that has begun is cut off; a file or an event stream goes on.
 */
export function limitResponseTime(
  request: IncomingMessage,
  response: ServerResponse,
  { isStream, answerLate }: { isStream: boolean; answerLate: () => void },
) {
  let late: NodeJS.Timeout | undefined
  const end = () => {
    if (response.writableEnded) return
    // What still writes to it afterwards writes nowhere.
    response.on('error', () => undefined)
    if (!response.headersSent) answerLate()
    else if (!isStream) response.destroy()
  }
  const start = () => {
    late ??= setTimeout(end, RESPONSE_MS)
  }
  if (request.complete || request.method === 'GET' || request.method === 'HEAD') start()
  else request.once('end', start)
  response.once('close', () => clearTimeout(late))
}
