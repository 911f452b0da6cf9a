import { SESSION_PAUSE_MS } from './visit'

const HOUR_MS = 60 * 60 * 1000

/** As people have them. */
const VIEWS_PER_VISIT = 3.5

/** So long an address is remembered by. */
export const SHARE_MS = 7 * 24 * HOUR_MS

/** A view that was counted of an address. */
export type CountedView = {
  /** null: seen without consent. */
  visitor: string | null
  at: number
  isEntry: boolean
  /** Since the page before, by which the visit became longer. */
  ms: number
}

type Sent = { visitor: string | null; isCampaign: boolean; at: number }

/**
 * The view as it is to be counted; null where its address has had its share, so that nobody alone moves the
 * figures of a week. A share is so many visits, with three and a half pages and 200 seconds each, as people have them, and
 * in an hour two visits of five.
 * @param before what was counted of the address, oldest first
 */
export function countedOfShare(
  before: readonly CountedView[],
  sent: Sent,
  visitsPerWeek: number,
): CountedView | null {
  const recent = before.filter(({ at }) => at > sent.at - SHARE_MS)
  const view = counted(recent, sent)
  const entries = recent.filter(({ isEntry }) => isEntry)
  const entriesOfHour = entries.filter(({ at }) => at > sent.at - HOUR_MS)
  const spent = recent.reduce((sum, { ms }) => sum + ms, 0)
  const isWithin =
    recent.length < visitsPerWeek * VIEWS_PER_VISIT &&
    spent + view.ms <= visitsPerWeek * 200_000 &&
    (!view.isEntry ||
      (entries.length < visitsPerWeek && entriesOfHour.length < Math.ceil(visitsPerWeek * 0.4)))
  return isWithin ? view : null
}

/** A small site's visitors may well have one provider, and a large one's never have mostly one. */
const RANGE_ADDRESSES = 10
const RANGE_PART = 1 / 5

type OfRange = { kind: 'visits' | 'anonymous'; ofRange: number; ofAll: number }

/**
 * Whether one more is counted of a range of addresses that one owner has whole (in IPv4 a /16, in IPv6 a
 * /32): as much as ten addresses have, or a fifth of all that the week has seen. Views without consent
 * are counted one by one.
 */
export function isWithinRangeShare({ kind, ofRange, ofAll }: OfRange, visitsPerWeek: number) {
  const floor = RANGE_ADDRESSES * visitsPerWeek * (kind === 'visits' ? 1 : VIEWS_PER_VISIT)
  return ofRange < Math.max(floor, ofAll * RANGE_PART)
}

function counted(recent: readonly CountedView[], { visitor, isCampaign, at }: Sent): CountedView {
  if (visitor === null) return { visitor, at, isEntry: false, ms: 0 }
  const last = recent.findLast((view) => view.visitor === visitor)
  const isEntry = !last || isCampaign || at - last.at >= SESSION_PAUSE_MS
  return { visitor, at, isEntry, ms: isEntry ? 0 : at - last.at }
}
