import { cleanLine } from '@/src/domain/text/normalizeText'
import type { VisitArrival } from '@/src/domain/visits/classifyTrafficSource'
import { hostOfUrl, isOwnHost, removeWww } from '@/src/domain/visits/hostNames'
import { VISIT_SOURCES, type VisitSource } from '@/src/domain/visits/visit'
import { OTHER_ORIGINS_NAME, type VisitOrigin } from '@/src/domain/visits/visitOrigin'
import {
  findSiteNameByHost,
  findSiteNameByUtmSource,
  REFERRING_SITE_KINDS,
  type ReferringSiteKind,
} from './referringSites'

/** The traffic sources, with the sites that matter for recruitment as kinds of their own. */
export const ORIGIN_KINDS = [...VISIT_SOURCES, ...REFERRING_SITE_KINDS] as const
export type OriginKind = VisitSource | ReferringSiteKind

/** Maximum number of origins counted separately per day; further ones are summed by source. */
export const MAX_ORIGINS_PER_DAY = 500

const MAX_ORIGIN_CHARACTERS = 100

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
  const site =
    findSiteNameByUtmSource(utmSource) ?? (isOwn ? '' : findSiteNameByHost(removeWww(host)))
  return { site: cleanOriginText(site), utmSource, utmMedium, utmCampaign, utmContent }
}

// Matches the recipient's address, which some mailings put into their links: it must not be stored.
const EMAIL_PATTERN = /\S+@\S+/

function cleanOriginText(text: string): string {
  const line = cleanLine(cleanLine(text).slice(0, MAX_ORIGIN_CHARACTERS))
  return line === OTHER_ORIGINS_NAME || EMAIL_PATTERN.test(line) ? '' : line
}
