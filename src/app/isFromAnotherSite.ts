import { isCrossSite } from '@/src/domain/addresses/crossSite'
import { env } from '@/src/env'

/** Whether another site's page sent this request, which a cookie may then accompany against its owner's will. */
export function isFromAnotherSite(headers: Headers): boolean {
  return isCrossSite({
    fetchSite: headers.get('sec-fetch-site'),
    origin: headers.get('origin'),
    host: headers.get('host'),
    siteUrl: env.SITE_URL,
  })
}
