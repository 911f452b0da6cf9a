export type RequestOrigin = {
  /** Value of the header Sec-Fetch-Site. */
  fetchSite: string | null
  /** Value of the header Origin. */
  origin: string | null
  /** Value of the header Host. */
  host: string | null
  /** The public URL of the site, when it is configured. */
  siteUrl: string | undefined
}

/**
 * Whether a page of another site made the browser send this request. Clients that are not browsers
 * send none of these headers and are accepted.
 */
export function isCrossSite({ fetchSite, origin, host, siteUrl }: RequestOrigin): boolean {
  if (fetchSite === 'same-origin' || fetchSite === 'none') return false
  if (fetchSite !== null) return true
  if (origin === null) return false
  const originHost = hostOf(origin)
  return originHost === null || (originHost !== host && originHost !== hostOf(siteUrl ?? ''))
}

function hostOf(url: string): string | null {
  return URL.canParse(url) ? new URL(url).host : null
}
