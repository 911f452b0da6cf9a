import { cleanLine } from '../submissions/submittedText'
import { hostOf, isOwnHost, withoutWww } from './hostNames'
import { SITE_KINDS, type SiteKind, siteAtHost, siteSaid } from './referringSites'
import type { Arrival } from './trafficSource'
import { VISIT_SOURCES, type VisitSource } from './visit'

/** What the link by which a visit began says of its campaign; empty where it says nothing. */
export const CAMPAIGN_PARTS = ['utmSource', 'utmMedium', 'utmCampaign', 'utmContent'] as const
export type Campaign = Record<(typeof CAMPAIGN_PARTS)[number], string>

/** Which site and which campaign brought a visit. A site has a name, or is its host; empty where there was none. */
export type VisitOrigin = Campaign & { site: string }

export const NO_ORIGIN: VisitOrigin = {
  site: '',
  utmSource: '',
  utmMedium: '',
  utmCampaign: '',
  utmContent: '',
}

/** The sources, of which the sites that matter to recruitment are told apart. */
export const ORIGIN_KINDS = [...VISIT_SOURCES, ...SITE_KINDS] as const
export type OriginKind = VisitSource | SiteKind

/** Stands for whatever is not told apart any more: no site is called so, and no campaign. */
export const OTHERS = '*'

/** Of one day so many origins are told apart, of each source what comes then is counted together. */
export const MOST_ORIGINS_A_DAY = 500

const LONGEST = 100

/**
 * Where a visit came from, by name. The site that the link names in `utm_source` wins, then the host of the
 * page before, never its path; the site itself is none.
 * @param said what the link says: medium, source, campaign, content
 */
export function visitOrigin({ referrer, ownHosts, link: said }: Arrival): VisitOrigin {
  const [utmMedium = '', utmSource = '', utmCampaign = '', utmContent = ''] = said.map(cleaned)
  const host = hostOf(referrer).replace(/:\d+$/, '')
  const isOwn = isOwnHost(hostOf(referrer), ownHosts)
  const site = siteSaid(utmSource) ?? (isOwn ? '' : siteAtHost(withoutWww(host)))
  return { site: cleaned(site), utmSource, utmMedium, utmCampaign, utmContent }
}

// Some mailings name in their links whom they were sent to, which is nobody's origin.
const ADDRESS = /\S+@\S+/

function cleaned(text: string): string {
  const line = cleanLine(cleanLine(text).slice(0, LONGEST))
  return line === OTHERS || ADDRESS.test(line) ? '' : line
}
