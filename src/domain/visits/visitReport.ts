import type { OfferFunnel } from './offerFunnel'
import type { VisitRange, VisitStats } from './visitStats'

/** What the panel shows of a range. */
export type VisitReport = {
  range: VisitRange
  stats: VisitStats
  /** What staff called the pages whose address has a slug, by address; those that are gone are left out. */
  pageTitles: Record<string, string>
  /** The active offers that were looked at most, most seen first. */
  offers: OfferFunnel[]
}

/** So many offers stand in the panel; each has all of its own on its page. */
export const LISTED_FUNNELS = 8

/** So many pages stand in the panel; the export has all that are counted apart. */
export const LISTED_PAGES = 6
