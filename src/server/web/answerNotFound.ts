import type { IncomingMessage, ServerResponse } from 'node:http'

/**
 * Says with this page that nothing stands at an address, or nothing any more; staff may write something there
 * at any time.
 */
export function answerNotFound(
  request: IncomingMessage,
  response: ServerResponse,
  page: Buffer,
  status: 404 | 410 = 404,
) {
  response.statusCode = status
  response.setHeader('Content-Type', 'text/html; charset=utf-8')
  response.setHeader('Cache-Control', 'no-store')
  response.end(request.method === 'HEAD' ? undefined : page)
}
