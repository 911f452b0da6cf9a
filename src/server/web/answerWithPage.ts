import type { IncomingMessage, ServerResponse } from 'node:http'

const RETRY_AFTER_SECONDS = 10

/**
 * Answers with a finished page that there is no page at an address, or none any more, or that it could not be
 * looked up. Staff may write something there at any time.
 */
export function answerWithPage(
  request: IncomingMessage,
  response: ServerResponse,
  page: Buffer,
  status: 404 | 410 | 503 = 404,
) {
  response.statusCode = status
  response.setHeader('Content-Type', 'text/html; charset=utf-8')
  response.setHeader('Cache-Control', 'no-store')
  if (status === 503) response.setHeader('Retry-After', RETRY_AFTER_SECONDS)
  response.end(request.method === 'HEAD' ? undefined : page)
}
