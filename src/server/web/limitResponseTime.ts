import type { IncomingMessage, ServerResponse } from 'node:http'

const MAX_RESPONSE_MS = 30_000

/**
 * Limits the response time, counted from the end of the request body: calls `onTimeout` when
 * nothing was sent yet. A page that has started is cut off; a file or an event stream continues.
 */
export function limitResponseTime(
  request: IncomingMessage,
  response: ServerResponse,
  { isStream, onTimeout }: { isStream: boolean; onTimeout: () => void },
) {
  let late: NodeJS.Timeout | undefined
  const end = () => {
    if (response.writableEnded) return
    // Later writes to the closed response cause errors, which are ignored.
    response.on('error', () => undefined)
    if (!response.headersSent) onTimeout()
    else if (!isStream) response.destroy()
  }
  const start = () => {
    late ??= setTimeout(end, MAX_RESPONSE_MS)
  }
  if (request.complete || request.method === 'GET' || request.method === 'HEAD') start()
  else request.once('end', start)
  response.once('close', () => clearTimeout(late))
}
