import { cleanLine } from '@/src/domain/text/normalizeText'
import type { VisitArrival } from './classifyTrafficSource'
import { hostOfUrl, isOwnHost, removeWww } from './hostNames'
import { findSiteByHost, findSiteByUtmSource, SITE_KINDS, type SiteKind } from './referringSites'
import { VISIT_SOURCES, type VisitSource } from './visit'

/** The UTM parameters of the link that began a visit; empty when absent. */
export const CAMPAIGN_PARTS = ['utmSource', 'utmMedium', 'utmCampaign', 'utmContent'] as const
export type Campaign = Record<(typeof CAMPAIGN_PARTS)[number], string>

/**
 * The site and campaign that brought a visit. The site is a name or a host; empty without referrer.
 */
export type VisitOrigin = Campaign & { site: string }

export const NO_ORIGIN: VisitOrigin = {
  site: '',
  utmSource: '',
  utmMedium: '',
  utmCampaign: '',
  utmContent: '',
}

/** The traffic sources, with the sites that matter for recruitment as kinds of their own. */
export const ORIGIN_KINDS = [...VISIT_SOURCES, ...SITE_KINDS] as const
export type OriginKind = VisitSource | SiteKind

/** Replaces origins that are not counted separately; no real site has this name. */
export const OTHER_ORIGINS_NAME = '*'

/** Maximum number of origins counted separately per day; further ones are summed by source. */
export const MAX_ORIGINS_PER_DAY = 500

const MAX_ORIGIN_LENGTH = 100

/**
 * The named origin of a visit. The site of `utm_source` wins, then the referrer's host, never its
 * path; the site itself is not an origin.
 * @param link the UTM values: medium, source, campaign, content
 */
export function buildVisitOrigin({
  referrer,
  ownHosts,
  link: utmValues,
}: VisitArrival): VisitOrigin {
  const [utmMedium = '', utmSource = '', utmCampaign = '', utmContent = ''] =
    utmValues.map(cleanOriginText)
  const host = hostOfUrl(referrer).replace(/:\d+$/, '')
  const isOwn = isOwnHost(hostOfUrl(referrer), ownHosts)
  const site = findSiteByUtmSource(utmSource) ?? (isOwn ? '' : findSiteByHost(removeWww(host)))
  return { site: cleanOriginText(site), utmSource, utmMedium, utmCampaign, utmContent }
}

// Matches the recipient's address, which some mailings put into their links: it must not be stored.
const EMAIL_PATTERN = /\S+@\S+/

function cleanOriginText(text: string): string {
  const line = cleanLine(cleanLine(text).slice(0, MAX_ORIGIN_LENGTH))
  return line === OTHER_ORIGINS_NAME || EMAIL_PATTERN.test(line) ? '' : line
}
