import { randomUUID } from 'node:crypto'
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http'
import { isLogStructured, writeLogLine } from '@/src/log/log'
import { withRequestId } from '@/src/log/requestContext'
import { recordRequestDuration } from '@/src/metrics/requests'

const REQUEST_ID_PATTERN = /^[\w-]{8,64}$/

type RequestHandler = (request: IncomingMessage, response: ServerResponse) => void

type RequestTrackingOptions = {
  /** Whether a trusted proxy sets `X-Request-Id`. */
  trusts: boolean
  /** Whether the server sent the request to itself. */
  isOwn: (headers: IncomingHttpHeaders) => boolean
  /** The route pattern of a path, such as `/nos-offres/:id`. */
  patternOf: (path: string) => string
}

/**
 * Assigns a request id, which the response and every log line carry, and logs and counts the
 * request by its route pattern, never by its URL. The server's requests to itself are not logged.
 */
export function trackRequests(
  answer: RequestHandler,
  { trusts, isOwn, patternOf }: RequestTrackingOptions,
): RequestHandler {
  return (request, response) => {
    const sentId = String(request.headers['x-request-id'] ?? '')
    const requestId = trusts && REQUEST_ID_PATTERN.test(sentId) ? sentId : randomUUID()
    request.headers['x-request-id'] = requestId
    response.setHeader('X-Request-Id', requestId)
    const handleWithId = () => withRequestId(requestId, () => answer(request, response))
    if (isOwn(request.headers)) return handleWithId()
    const startedAt = performance.now()
    const sentBefore = request.socket.bytesWritten
    const [path = ''] = (request.url ?? '').split('?')
    const { method = '' } = request
    response.once('close', () => {
      const ms = performance.now() - startedAt
      const seen = { method, route: patternOf(path), status: response.statusCode }
      recordRequestDuration(seen, ms)
      if (!isLogStructured()) return
      const bytes = request.socket.bytesWritten - sentBefore
      writeLogLine('info', { requestId, ...seen, ms: Math.round(ms * 10) / 10, bytes })
    })
    handleWithId()
  }
}
