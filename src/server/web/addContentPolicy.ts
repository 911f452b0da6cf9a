import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { LRUCache } from 'lru-cache'
import { adminCsp, publicPageCsp } from './contentPolicy'

const CSP_HEADER = 'Content-Security-Policy'

// Policies of cached pages, by ETag.
const cspByEtag = new LRUCache<string, string>({ max: 1_000 })

/**
 * Sets the content security policy of each page. A public page is buffered, because its policy
 * lists the hashes of its inline scripts. A failed page is replaced by `failurePage`, which works
 * without scripts and in the visitor's language. A matching ETag results in 304. Other responses
 * are streamed.
 */
export function addContentPolicy(
  { url = '', method, headers }: IncomingMessage,
  response: ServerResponse,
  failurePage: Buffer,
) {
  // A preview page (/admin/apercu/) is a page of the public site.
  const isAdmin = /^\/admin(?!\/apercu\/)(\/|\?|$)/.test(url)
  if (isAdmin) response.setHeader(CSP_HEADER, adminCsp)
  const { write, end, flushHeaders } = response
  const chunks: Buffer[] = []
  const hasFailed = () => response.statusCode === 500
  // Pages are buffered, except those of the admin; a response with a policy is no page.
  const isBuffered = () =>
    String(response.getHeader('content-type')).startsWith('text/html') &&
    (isAdmin ? hasFailed() : !response.hasHeader(CSP_HEADER))

  response.flushHeaders = () => {
    if (!isBuffered()) Reflect.apply(flushHeaders, response, [])
  }
  response.write = (...args: unknown[]) => {
    if (!isBuffered()) return Reflect.apply(write, response, args)
    addChunk(chunks, args[0])
    const written = args.at(-1)
    if (typeof written === 'function') process.nextTick(written)
    return true
  }
  response.end = (...args: unknown[]) => {
    if (!isBuffered()) return Reflect.apply(end, response, args)
    addChunk(chunks, args[0])
    const rest = typeof args[0] === 'function' ? args : args.slice(1)
    const page = hasFailed() ? failurePage : Buffer.concat(chunks)
    if (hasFailed()) setFailureHeaders(response, page)
    if (method === 'GET' && response.statusCode === 200) {
      const name = computePageEtag(page)
      response.setHeader('ETag', name)
      if (headers['if-none-match']?.includes(name)) {
        setNotModifiedHeaders(response)
        return Reflect.apply(end, response, rest)
      }
    }
    response.setHeader(CSP_HEADER, cspOfPage(page, response.getHeader('etag')))
    return Reflect.apply(end, response, [page, ...rest])
  }
}

// Computes the ETag of a page at a tenth of the cost of Next's.
const computePageEtag = (page: Buffer) => `"${createHash('sha1').update(page).digest('base64url')}"`

// Sets the headers of a 304 response: the browser uses its cached page with the cached policy.
function setNotModifiedHeaders(response: ServerResponse) {
  response.statusCode = 304
  for (const name of [CSP_HEADER, 'Content-Type', 'Content-Length']) response.removeHeader(name)
}

function setFailureHeaders(response: ServerResponse, page: Buffer) {
  response.setHeader('Cache-Control', 'no-store')
  response.setHeader('Content-Length', page.length)
}

function cspOfPage(page: Buffer, etag: unknown) {
  const cachedPolicy = typeof etag === 'string' ? cspByEtag.get(etag) : undefined
  const policy = cachedPolicy ?? publicPageCsp(page.toString())
  if (typeof etag === 'string') cspByEtag.set(etag, policy)
  return policy
}

function addChunk(chunks: Buffer[], chunk: unknown) {
  if (typeof chunk === 'string' || chunk instanceof Uint8Array) chunks.push(Buffer.from(chunk))
}
