import type { ServerResponse } from 'node:http'
import { callBeforeHeaders } from './callBeforeHeaders'

const ONE_YEAR_SECONDS = 365 * 24 * 60 * 60

const SECURITY_HEADERS = {
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'SAMEORIGIN',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy':
    'accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), microphone=(), payment=(), usb=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
}

const CSP_HEADER = 'Content-Security-Policy'
/** The policy of responses that are not pages and set none. */
const DEFAULT_CONTENT_POLICY = "default-src 'none'; frame-ancestors 'self'"

/** Matches images that other sites, messengers and mail programs embed. */
const EMBEDDABLE_IMAGE_PATTERN =
  /^\/(images-sociales\/|api\/media\/file\/|(favicon\.ico|icon\.svg|apple-icon\.png)(\?|$))/
/** Matches a link in a mail that permits something: its URL must not reach another site. */
const TOKEN_IN_URL_PATTERN = /[?&]jeton=/
const PRIVATE_PATH_PATTERN = /^\/(api|admin)([/?]|$)/

/**
 * Sets the security headers of every response. Responses without their own get a default policy,
 * and private ones `no-store`.
 */
export function createSecurityHeaderSetter(siteUrl: string | undefined) {
  const isSecure = siteUrl?.startsWith('https://')
  const headers = Object.entries({
    ...SECURITY_HEADERS,
    ...(isSecure ? { 'Strict-Transport-Security': `max-age=${ONE_YEAR_SECONDS}` } : {}),
  })
  return (response: ServerResponse, url: string) => {
    for (const [name, value] of headers) response.setHeader(name, value)
    const sharing = EMBEDDABLE_IMAGE_PATTERN.test(url) ? 'cross-origin' : 'same-origin'
    response.setHeader('Cross-Origin-Resource-Policy', sharing)
    if (TOKEN_IN_URL_PATTERN.test(url)) response.setHeader('Referrer-Policy', 'no-referrer')
    callBeforeHeaders(response, (status) => {
      const give = (name: string, value: string) => {
        if (!response.hasHeader(name)) response.setHeader(name, value)
      }
      if (PRIVATE_PATH_PATTERN.test(url)) give('Cache-Control', 'no-store')
      // A 304 response gets no policy: the browser uses that of the cached response.
      if (status !== 304) give(CSP_HEADER, DEFAULT_CONTENT_POLICY)
    })
  }
}
