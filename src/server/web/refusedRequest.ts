import type { IncomingMessage, ServerResponse } from 'node:http'
import { siteWordsIn } from '@/src/content/siteWords'
import type { SiteLanguage } from '@/src/domain/languages/siteLocale'

/** Methods without a body that change nothing. */
export const SAFE_METHODS = ['GET', 'HEAD', 'OPTIONS']
// These methods are refused, because Next's `Request` constructor throws on them.
const REFUSED_METHODS = ['TRACE', 'CONNECT']
const WRITABLE_URL_PATTERN = /^\/(api|admin)([/?]|$)/
const METHOD_OVERRIDE_HEADERS = ['x-http-method-override', 'x-payload-http-method-override']
const METRICS_PATH_PATTERN = /^\/api\/metrics(\/|$)/
const HOST_PATTERN = /^([\w.-]+|\[[\da-f:.]+\])(:\d+)?$/i

/** Whether the URL is invalid: no path, not valid UTF-8, or a NUL, which PostgreSQL rejects. */
export function isInvalidUrl(url: string): boolean {
  const [pathname = ''] = url.split('?')
  return !pathname.startsWith('/') || !isDecodable(pathname) || url.includes('%00')
}

/** Whether the Host header is invalid. HTTP/1.0 requests may omit it. */
export function isInvalidHost(host: string | undefined): boolean {
  return host !== undefined && !HOST_PATTERN.test(host)
}

/** Whether the method writes to a read-only URL: Next would parse the body as a form action. */
export function isRefusedMethod(method: string, url: string): boolean {
  if (REFUSED_METHODS.includes(method)) return true
  return !SAFE_METHODS.includes(method) && !WRITABLE_URL_PATTERN.test(url)
}

/**
 * Whether Payload would read a query from the body. Visitors' queries are small and fit in the URL;
 * an endless body would occupy a place in the read queue.
 */
export function isQueryInPostBody({ method, headers }: IncomingMessage): boolean {
  return method === 'POST' && METHOD_OVERRIDE_HEADERS.some((name) => name in headers)
}

/**
 * Whether a proxy passes on a request for the metrics: Prometheus reads them from each web server
 * directly. A path rule of the proxy can be bypassed by an encoding that the proxy does not resolve
 * as this server does.
 * @param url the URL after normaliseRequest
 */
export function isMetricsThroughProxy({ url = '', headers }: IncomingMessage): boolean {
  const [path = ''] = url.split('?')
  return 'x-forwarded-for' in headers && METRICS_PATH_PATTERN.test(decodeURIComponent(path))
}

/** The reason for which a body is refused. */
export type BodyRefusal = {
  status: 411 | 413 | 503
  language: SiteLanguage
  sentence: 'lengthMissing' | 'bodyTooLarge' | 'tooManyBodies' | 'tooBusy'
}

/**
 * Refuses a body in the format that the client reads: JSON for a form script or the admin, text for
 * a person.
 */
export function refuseBody(
  { url = '', headers: { accept = '' } }: IncomingMessage,
  response: ServerResponse,
  refusal: BodyRefusal,
) {
  const { webServerWords, refusalPageWords } = siteWordsIn(refusal.language)
  const message = webServerWords[refusal.sentence]
  if (!url.startsWith('/api/') || accept.includes('text/html')) {
    return sendRefusal(response, { ...refusal, sentence: `${message} ${refusalPageWords.goBack}` })
  }
  const isOurScript = accept.includes('application/json')
  const responseBody = isOurScript
    ? { ok: false, errors: { form: message } }
    : { errors: [{ message }] }
  response.writeHead(refusal.status, {
    ...REFUSAL_RESPONSE_HEADERS,
    'Content-Type': 'application/json',
  })
  response.end(JSON.stringify(responseBody))
}

export function refuseUrl(response: ServerResponse, language: SiteLanguage) {
  const { unreadableAddress } = siteWordsIn(language).webServerWords
  sendRefusal(response, { status: 400, language, sentence: unreadableAddress })
}

export function refuseMethod(response: ServerResponse, language: SiteLanguage) {
  response.setHeader('Allow', SAFE_METHODS.join(', '))
  sendRefusal(response, {
    status: 405,
    language,
    sentence: siteWordsIn(language).webServerWords.onlyRead,
  })
}

type RequestRefusal = {
  status: number
  language: SiteLanguage
  sentence: string
}

const BUSY_RETRY_AFTER_SECONDS = 10

/** Responds 503 (too busy, or too slow) in the format that the client reads. */
export function refuseBusy(
  request: IncomingMessage,
  response: ServerResponse,
  language: SiteLanguage,
) {
  // A partly rendered page may have set these headers.
  for (const name of ['Content-Length', 'ETag', 'Location']) response.removeHeader(name)
  response.setHeader('Retry-After', BUSY_RETRY_AFTER_SECONDS)
  refuseBody(request, response, { status: 503, sentence: 'tooBusy', language })
}

const REFUSAL_RESPONSE_HEADERS = {
  'Cache-Control': 'no-store',
  'X-Content-Type-Options': 'nosniff',
}

function sendRefusal(response: ServerResponse, { status, language, sentence }: RequestRefusal) {
  response.writeHead(status, {
    ...REFUSAL_RESPONSE_HEADERS,
    'Content-Type': 'text/plain; charset=utf-8',
    'Content-Language': language,
  })
  response.end(sentence)
}

function isDecodable(encoded: string): boolean {
  try {
    decodeURIComponent(encoded)
    return true
  } catch {
    return false
  }
}
