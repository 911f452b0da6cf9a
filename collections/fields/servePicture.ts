import { UNTRUSTED_POLICY } from '@/src/domain/files/untrustedPolicy'

/** Headers of an uploaded picture, which may be replaced under its name and is inert opened by itself. */
export function servePicture({ headers }: { headers: Headers }): Headers {
  headers.set('Cache-Control', 'no-cache')
  headers.set('X-Content-Type-Options', 'nosniff')
  // An SVG opened in its own tab is a document of our origin: it must not run or load anything.
  headers.set('Content-Security-Policy', UNTRUSTED_POLICY)
  return headers
}
