export type RequestOrigin = {
  /** The header Sec-Fetch-Site. */
  fetchSite: string | null
  /** The header Origin. */
  origin: string | null
  /** The header Host. */
  host: string | null
  /** The public address of the site, when it is configured. */
  siteUrl: string | undefined
}

/** Whether another site's page made the browser send this request. A program that is no browser says nothing. */
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
