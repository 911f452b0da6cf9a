import type { VisitRangeDays, VisitStats } from './visitStats'

/** The content of the statistics panel for a range. Plugins add optional parts. */
export interface VisitReport {
  range: VisitRangeDays
  stats: VisitStats
  /** Titles of the pages with a slug, by path; deleted pages are omitted. */
  pageTitles: Record<string, string>
}

/** Number of pages in the panel; the export has all pages. */
export const MAX_LISTED_PAGES = 6
