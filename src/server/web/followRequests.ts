import { randomUUID } from 'node:crypto'
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http'
import { isLogStructured, writeLine } from '@/src/log/log'
import { withRequestId } from '@/src/log/requestContext'
import { countRequest } from '@/src/metrics/requests'

const WELL_FORMED = /^[\w-]{8,64}$/

type Answer = (request: IncomingMessage, response: ServerResponse) => void

type Followed = {
  /** Whether a proxy of ours names requests. */
  trusts: boolean
  /** Whether the server has sent it to itself. */
  isOwn: (headers: IncomingHttpHeaders) => boolean
  /** What kind of address a path is. */
  patternOf: (path: string) => string
}

/**
 * Gives each request a name, which its answer and every line of the log about it bear, and tells how it
 * went: the kind of address, never the address. Of what the server asks itself nothing is told.
 */
export function followRequests(answer: Answer, { trusts, isOwn, patternOf }: Followed): Answer {
  return (request, response) => {
    const given = String(request.headers['x-request-id'] ?? '')
    const requestId = trusts && WELL_FORMED.test(given) ? given : randomUUID()
    request.headers['x-request-id'] = requestId
    response.setHeader('X-Request-Id', requestId)
    const answerNamed = () => withRequestId(requestId, () => answer(request, response))
    if (isOwn(request.headers)) return answerNamed()
    const begun = performance.now()
    const sentBefore = request.socket.bytesWritten
    const [path = ''] = (request.url ?? '').split('?')
    const { method = '' } = request
    response.once('close', () => {
      const ms = performance.now() - begun
      const seen = { method, route: patternOf(path), status: response.statusCode }
      countRequest(seen, ms)
      if (!isLogStructured()) return
      const bytes = request.socket.bytesWritten - sentBefore
      writeLine('info', { requestId, ...seen, ms: Math.round(ms * 10) / 10, bytes })
    })
    answerNamed()
  }
}
