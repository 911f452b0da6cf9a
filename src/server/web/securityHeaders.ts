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

/** Writes what every answer says, whoever gives it. */
export function securityHeaders(siteUrl: string | undefined) {
  const isSecure = siteUrl?.startsWith('https://')
  const headers = Object.entries({
    ...HEADERS,
    ...(isSecure ? { 'Strict-Transport-Security': `max-age=${ONE_YEAR}` } : {}),
  })
  return (response: ServerResponse) => {
    for (const [name, value] of headers) response.setHeader(name, value)
  }
}
