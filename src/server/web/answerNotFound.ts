import type { IncomingMessage, ServerResponse } from 'node:http'

/** Says with this page that nothing stands at an address; staff may write something there at any time. */
export function answerNotFound(request: IncomingMessage, response: ServerResponse, page: Buffer) {
  response.statusCode = 404
  response.setHeader('Content-Type', 'text/html; charset=utf-8')
  response.setHeader('Cache-Control', 'no-store')
  response.end(request.method === 'HEAD' ? undefined : page)
}
