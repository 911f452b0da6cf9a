import type { IncomingMessage, ServerResponse } from 'node:http'
import { callBeforeHeaders } from './callBeforeHeaders'

/** The cookies that grant access; Payload and Next use these names. */
const GUARDED_COOKIE_NAMES = ['staff-token', '__prerender_bypass']
const HOST_PREFIX = '__Host-'

type HostCookieGuard = {
  /** Removes guarded cookies that this site did not set, and restores the original names. */
  receive: (request: IncomingMessage) => void
  /** Adds the `__Host-` prefix and `Secure` to the guarded cookies that are set. */
  guard: (response: ServerResponse) => void
  /** Adds the prefix to the guarded cookies, as a browser would send them. */
  asSent: (cookie: string) => string
}

/**
 * Makes a guard of cookies. Over HTTPS, browsers accept `__Host-` cookies only from this exact
 * host, so neither a sibling subdomain nor a network attacker can set them. Payload's own prefix
 * setting does not fit: it also applies to cookies that its scripts set without `Secure`.
 */
export function createHostCookieGuard(siteUrl: string | undefined): HostCookieGuard {
  if (!siteUrl?.startsWith('https://')) {
    return { receive: () => {}, guard: () => {}, asSent: (cookie) => cookie }
  }
  return {
    receive: ({ headers }) => {
      if (headers.cookie) headers.cookie = removeHostPrefix(headers.cookie)
    },
    guard: (response) =>
      callBeforeHeaders(response, () => {
        const set = response.getHeader('set-cookie')
        if (set !== undefined)
          response.setHeader('set-cookie', [set].flat().map(String).map(addHostPrefixAndSecure))
      }),
    asSent: (cookie) => splitCookies(cookie).map(addHostPrefix).join('; '),
  }
}

const splitCookies = (header: string) => header.split(/;\s*/).filter(Boolean)
const parseCookieName = (cookie: string) => cookie.split('=', 1)[0]?.trim() ?? ''

const addHostPrefix = (cookie: string) =>
  GUARDED_COOKIE_NAMES.includes(parseCookieName(cookie)) ? HOST_PREFIX + cookie : cookie

// Removes the prefix, and drops a guarded cookie without it, which may come from another host.
function removeHostPrefix(header: string): string {
  return splitCookies(header)
    .filter((cookie) => !GUARDED_COOKIE_NAMES.includes(parseCookieName(cookie)))
    .map((cookie) => {
      const bare = cookie.startsWith(HOST_PREFIX) ? cookie.slice(HOST_PREFIX.length) : cookie
      return GUARDED_COOKIE_NAMES.includes(parseCookieName(bare)) ? bare : cookie
    })
    .join('; ')
}

function addHostPrefixAndSecure(cookie: string): string {
  if (!GUARDED_COOKIE_NAMES.includes(parseCookieName(cookie))) return cookie
  return HOST_PREFIX + cookie + (/;\s*secure\b/i.test(cookie) ? '' : '; Secure')
}
