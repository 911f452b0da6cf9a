import type { OfferFunnelStep, VisitStats } from './visitStats'

/** What the panel shows of a range. */
export type VisitReport = {
  stats: VisitStats
  /** What staff called the pages whose address has a slug, by address; those that are gone are left out. */
  pageTitles: Record<string, string>
  /** The active offers that were looked at most, most seen first. */
  offers: OfferFunnel[]
}

export type OfferFunnel = {
  id: number
  title: string
  steps: OfferFunnelStep[]
}

/** So many offers stand in the panel; each has all of its own on its page. */
export const LISTED_FUNNELS = 8

/** So many pages stand in the panel; the export has all that are counted apart. */
export const LISTED_PAGES = 6

type FunnelFigures = Omit<OfferFunnelStep, 'source'>

/** What all sources come to. */
export function funnelTotal(steps: readonly OfferFunnelStep[]): FunnelFigures {
  const sum = (figure: keyof FunnelFigures) =>
    steps.reduce((total, step) => total + step[figure], 0)
  return {
    views: sum('views'),
    formsOpened: sum('formsOpened'),
    applications: sum('applications'),
    accepted: sum('accepted'),
  }
}
