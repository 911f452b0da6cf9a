import type { IncomingMessage, ServerResponse } from 'node:http'

const FAILED_LOOKUP_RETRY_AFTER_SECONDS = 10

/**
 * Responds with a prerendered page for an unknown URL (404), a removed page (410) or a failed
 * look-up (503). It is never cached, because staff may create a page at that URL at any time.
 */
export function respondWithPrerenderedPage(
  request: IncomingMessage,
  response: ServerResponse,
  page: Buffer,
  status: 404 | 410 | 503 = 404,
) {
  response.statusCode = status
  response.setHeader('Content-Type', 'text/html; charset=utf-8')
  response.setHeader('Cache-Control', 'no-store')
  if (status === 503) response.setHeader('Retry-After', FAILED_LOOKUP_RETRY_AFTER_SECONDS)
  response.end(request.method === 'HEAD' ? undefined : page)
}
