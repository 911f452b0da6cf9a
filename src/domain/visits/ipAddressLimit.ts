import { HOUR_MS } from '../durations'
import { MAX_SESSION_PAUSE_MS } from './visit'

/** The average of real visitors. */
const AVERAGE_VIEWS_PER_VISIT = 3.5

/** How long the views of an IP address are stored. */
export const IP_VIEW_LIMIT_WINDOW_MS = 7 * 24 * HOUR_MS

/** A counted view from an IP address. */
export type CountedView = {
  /** The visitor id; null for a view without consent. */
  visitor: string | null
  at: number
  isEntry: boolean
  /** The milliseconds since the previous page, by which the session became longer. */
  ms: number
}

type ViewToCount = { visitor: string | null; isCampaign: boolean; at: number }

/**
 * Returns the view as it is counted; null when its IP address has used up its share, so that one
 * client cannot change the figures of a week. A share is a number of visits of 3.5 pages and 200
 * seconds each, and two fifths of these visits within one hour. @param before the counted views of
 * the IP address, oldest first
 */
export function countViewWithinLimit(
  before: readonly CountedView[],
  sent: ViewToCount,
  visitsPerWeek: number,
): CountedView | null {
  const recent = before.filter(({ at }) => at > sent.at - IP_VIEW_LIMIT_WINDOW_MS)
  const view = toCountedView(recent, sent)
  const entries = recent.filter(({ isEntry }) => isEntry)
  const entriesOfHour = entries.filter(({ at }) => at > sent.at - HOUR_MS)
  const spent = recent.reduce((sum, { ms }) => sum + ms, 0)
  const isWithin =
    recent.length < visitsPerWeek * AVERAGE_VIEWS_PER_VISIT &&
    spent + view.ms <= visitsPerWeek * 200_000 &&
    (!view.isEntry ||
      (entries.length < visitsPerWeek && entriesOfHour.length < Math.ceil(visitsPerWeek * 0.4)))
  return isWithin ? view : null
}

/** The minimum share of a range: on a small site many visitors may use one provider. */
const MIN_RANGE_LIMIT_IN_ADDRESSES = 10
const MAX_RANGE_FRACTION_OF_VIEWS = 1 / 5

type IpRangeViewCounts = { kind: 'visits' | 'anonymous'; ofRange: number; ofAll: number }

/**
 * Whether one more view is counted from a range of addresses with one owner (an IPv4 /16 or an IPv6
 * /32): as much as ten addresses, or a fifth of all views of the week. Views without consent are
 * counted individually.
 */
export function isWithinIpRangeLimit(
  { kind, ofRange, ofAll }: IpRangeViewCounts,
  visitsPerWeek: number,
) {
  const floor =
    MIN_RANGE_LIMIT_IN_ADDRESSES * visitsPerWeek * (kind === 'visits' ? 1 : AVERAGE_VIEWS_PER_VISIT)
  return ofRange < Math.max(floor, ofAll * MAX_RANGE_FRACTION_OF_VIEWS)
}

function toCountedView(
  recent: readonly CountedView[],
  { visitor, isCampaign, at }: ViewToCount,
): CountedView {
  if (visitor === null) return { visitor, at, isEntry: false, ms: 0 }
  const last = recent.findLast((view) => view.visitor === visitor)
  const isEntry = !last || isCampaign || at - last.at >= MAX_SESSION_PAUSE_MS
  return { visitor, at, isEntry, ms: isEntry ? 0 : at - last.at }
}
