import { isCrossSite } from '@/src/domain/addresses/crossSite'
import { env } from '@/src/env'

/**
 * Whether a page of another site sent this request, to which the browser may add the user's cookie.
 */
export function isFromAnotherSite(headers: Headers): boolean {
  return isCrossSite({
    fetchSite: headers.get('sec-fetch-site'),
    origin: headers.get('origin'),
    host: headers.get('host'),
    siteUrl: env.SITE_URL,
  })
}
