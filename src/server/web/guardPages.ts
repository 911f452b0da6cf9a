import type { IncomingMessage, ServerResponse } from 'node:http'
import { LRUCache } from 'lru-cache'
import { PDF_READER_ADDRESS } from '@/src/domain/pdfReader'
import { adminPolicy, publicPolicy } from './contentPolicy'

const POLICY = 'Content-Security-Policy'

// Of pages that are kept, and thus answered again: by what Next calls their content.
const policies = new LRUCache<string, string>({ max: 1_000 })

/**
 * Gives each page its content policy. That of a public page names the scripts in it, so the page is held
 * back until it is whole; in the place of one that failed goes `failurePage`, which needs nothing to be
 * read: what Next has drawn of its own is empty without scripts, or speaks English. Everything else goes
 * out as it comes.
 */
export function guardPage(
  { url = '' }: IncomingMessage,
  response: ServerResponse,
  failurePage: Buffer,
) {
  if (/^\/admin(\/|\?|$)/.test(url)) {
    response.setHeader(POLICY, adminPolicy)
    return
  }
  if (url.split('?')[0] === PDF_READER_ADDRESS) {
    // It has a policy of its own, which would not hold beside another one.
    response.removeHeader(POLICY)
    return
  }
  const { write, end, flushHeaders } = response
  const chunks: Buffer[] = []
  const isPage = () => String(response.getHeader('content-type')).startsWith('text/html')

  response.flushHeaders = () => {
    if (!isPage()) Reflect.apply(flushHeaders, response, [])
  }
  response.write = (...given: unknown[]) => {
    if (!isPage()) return Reflect.apply(write, response, given)
    hold(chunks, given[0])
    const written = given.at(-1)
    if (typeof written === 'function') process.nextTick(written)
    return true
  }
  response.end = (...given: unknown[]) => {
    // The browser goes on with the page that it has, and with its policy.
    if (response.statusCode === 304) response.removeHeader(POLICY)
    if (!isPage()) return Reflect.apply(end, response, given)
    hold(chunks, given[0])
    const hasFailed = response.statusCode === 500
    const page = hasFailed ? failurePage : Buffer.concat(chunks)
    if (hasFailed) describeFailure(response, page)
    response.setHeader(POLICY, policyOf(page, response.getHeader('etag')))
    const rest = typeof given[0] === 'function' ? given : given.slice(1)
    return Reflect.apply(end, response, [page, ...rest])
  }
}

function describeFailure(response: ServerResponse, page: Buffer) {
  response.setHeader('Cache-Control', 'no-store')
  response.setHeader('Content-Length', page.length)
  response.removeHeader('ETag')
}

function policyOf(page: Buffer, etag: unknown) {
  const known = typeof etag === 'string' ? policies.get(etag) : undefined
  const policy = known ?? publicPolicy(page.toString())
  if (typeof etag === 'string') policies.set(etag, policy)
  return policy
}

function hold(chunks: Buffer[], chunk: unknown) {
  if (typeof chunk === 'string' || chunk instanceof Uint8Array) chunks.push(Buffer.from(chunk))
}
