import type { IncomingMessage } from 'node:http'

/** A path without a page, for which Next renders its 404 page. */
export const UNKNOWN_PATH = '/adresse/inconnue'

// Matches internal headers of Next and hosting platforms; from outside they are forged. One of them
// empties the response, another selects the page that is cached under this URL.
const INTERNAL_HEADER_PATTERN =
  /^(x-(middleware|nextjs|next|invoke|invocation|matched|now|prerender|vercel|action|address)-|next-resume|x-edition$)/

/**
 * Normalises the URL and removes internal headers, so that all later checks see the same request.
 */
export function normaliseRequest(request: IncomingMessage) {
  request.url = normaliseUrl(request.url ?? '/')
  for (const name of Object.keys(request.headers)) {
    if (INTERNAL_HEADER_PATTERN.test(name)) delete request.headers[name]
  }
}

/** Returns a URL as a browser would send it: no host, no encoded or plain `..`, no double slash. */
export function normaliseUrl(target: string): string {
  const inSite = target.replace(/^[/\\]+/, '/')
  if (!URL.canParse(inSite, 'http://site')) return UNKNOWN_PATH
  const { pathname, search } = new URL(inSite, 'http://site')
  return pathname.replaceAll(/\/{2,}/g, '/') + search
}
