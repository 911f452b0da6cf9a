import type { ServerResponse } from 'node:http'

const ONE_YEAR = 365 * 24 * 60 * 60

const HEADERS = {
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'SAMEORIGIN',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy':
    'accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), microphone=(), payment=(), usb=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  // Of what is no page. A page gets one that knows what is in it.
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'self'",
}

/** Pictures that other sites, messengers and mail programs show. */
const SHOWN_ELSEWHERE =
  /^\/(images-sociales\/|api\/media\/file\/|(favicon\.ico|icon\.svg|apple-icon\.png)(\?|$))/
const PRIVATE = /^\/(api|admin)([/?]|$)/

/**
 * Writes what every answer says, whoever gives it; and of what may be for one person only, that nobody
 * keeps it, unless it says itself for how long.
 */
export function securityHeaders(siteUrl: string | undefined) {
  const isSecure = siteUrl?.startsWith('https://')
  const headers = Object.entries({
    ...HEADERS,
    ...(isSecure ? { 'Strict-Transport-Security': `max-age=${ONE_YEAR}` } : {}),
  })
  return (response: ServerResponse, url: string) => {
    for (const [name, value] of headers) response.setHeader(name, value)
    const sharing = SHOWN_ELSEWHERE.test(url) ? 'cross-origin' : 'same-origin'
    response.setHeader('Cross-Origin-Resource-Policy', sharing)
    if (PRIVATE.test(url)) keepNowhere(response)
  }
}

function keepNowhere(response: ServerResponse) {
  const { writeHead } = response
  response.writeHead = (...given: unknown[]) => {
    if (!response.hasHeader('Cache-Control')) response.setHeader('Cache-Control', 'no-store')
    return Reflect.apply(writeHead, response, given)
  }
}
