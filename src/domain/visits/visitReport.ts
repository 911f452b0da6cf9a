import type { OfferFunnel } from './offerFunnel'
import type { VisitRange, VisitStats } from './visitStats'

/** The content of the statistics panel for a range. */
export type VisitReport = {
  range: VisitRange
  stats: VisitStats
  /** Titles of the pages with a slug, by path; deleted pages are omitted. */
  pageTitles: Record<string, string>
  /** The active offers with the most views. */
  offers: OfferFunnel[]
}

/** Number of offers in the panel; an offer's page shows its own funnel. */
export const LISTED_FUNNELS = 8

/** Number of pages in the panel; the export has all pages. */
export const LISTED_PAGES = 6
