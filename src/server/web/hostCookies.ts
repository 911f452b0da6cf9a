import type { IncomingMessage, ServerResponse } from 'node:http'
import { beforeHeaders } from './beforeHeaders'

/** Those that open something. Payload and Next know them by these names. */
const GUARDED = ['staff-token', '__prerender_bypass']
const PREFIX = '__Host-'

type Cookies = {
  /** Leaves of the guarded cookies that came along only those that this site itself has set. */
  receive: (request: IncomingMessage) => void
  /** Sets them under the name that browsers take from this host alone, over TLS. */
  guard: (response: ServerResponse) => void
  /** As a browser would send them here again. */
  asSent: (cookie: string) => string
}

/**
 * Over HTTPS browsers keep `__Host-` cookies for the very host that set them: no other name of the same
 * domain, and nobody on the line, can put one there. Here rather than by Payload's prefix, which stands
 * before the cookies of its scripts too, and those set none that is secure.
 */
export function hostCookies(siteUrl: string | undefined): Cookies {
  if (!siteUrl?.startsWith('https://')) {
    return { receive: () => {}, guard: () => {}, asSent: (cookie) => cookie }
  }
  return {
    receive: ({ headers }) => {
      if (headers.cookie) headers.cookie = received(headers.cookie)
    },
    guard: (response) =>
      beforeHeaders(response, () => {
        const set = response.getHeader('set-cookie')
        if (set !== undefined)
          response.setHeader('set-cookie', [set].flat().map(String).map(secured))
      }),
    asSent: (cookie) => cookiesOf(cookie).map(prefixed).join('; '),
  }
}

const cookiesOf = (header: string) => header.split(/;\s*/).filter(Boolean)
const nameOf = (cookie: string) => cookie.split('=', 1)[0]?.trim() ?? ''

const prefixed = (cookie: string) => (GUARDED.includes(nameOf(cookie)) ? PREFIX + cookie : cookie)

// One without the prefix may be anybody's; and only at the beginning is it one.
function received(header: string): string {
  return cookiesOf(header)
    .filter((cookie) => !GUARDED.includes(nameOf(cookie)))
    .map((cookie) => {
      const bare = cookie.startsWith(PREFIX) ? cookie.slice(PREFIX.length) : cookie
      return GUARDED.includes(nameOf(bare)) ? bare : cookie
    })
    .join('; ')
}

function secured(cookie: string): string {
  if (!GUARDED.includes(nameOf(cookie))) return cookie
  return PREFIX + cookie + (/;\s*secure\b/i.test(cookie) ? '' : '; Secure')
}
