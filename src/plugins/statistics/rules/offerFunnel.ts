import type { VisitSource } from '@/src/domain/visits/visit'

/** The steps from viewing an offer to an accepted application. */
export const FUNNEL_STEPS = ['views', 'formsOpened', 'applications', 'accepted'] as const
export type FunnelStep = (typeof FUNNEL_STEPS)[number]
export type FunnelFigures = Record<FunnelStep, number>

/** The funnel of one offer in a range, for one source. */
export type OfferFunnelOfSource = {
  /** The source; null for applications of candidates without analytics consent. */
  source: VisitSource | null
  /** Views of the offer's page. */
  views: number
  /** Views of the offer's application form. */
  formsOpened: number
  applications: number
  accepted: number
}

/** The funnel of one offer, by source. */
export type OfferFunnel = { id: number; title: string; steps: OfferFunnelOfSource[] }

declare module '@/src/domain/visits/visitReport' {
  interface VisitReport {
    /** The active offers with the most views. */
    offers?: OfferFunnel[]
  }
}

/** Number of offers in the panel; an offer's page shows its own funnel. */
export const MAX_LISTED_FUNNELS = 8

/** Sums up the funnel of all sources, for visitors with analytics consent. */
export function funnelTotal(steps: readonly OfferFunnelOfSource[]): FunnelFigures {
  const sourceVisits = funnelSources(steps)
  const sum = (step: FunnelStep) =>
    sourceVisits.reduce((total, figures) => total + figures[step], 0)
  return {
    views: sum('views'),
    formsOpened: sum('formsOpened'),
    applications: sum('applications'),
    accepted: sum('accepted'),
  }
}

/** Lists the sources with any figure, ordered by views. */
export function funnelSources(steps: readonly OfferFunnelOfSource[]): OfferFunnelOfSource[] {
  return steps
    .filter((figures) => figures.source !== null && hasAnyFigure(figures))
    .sort((a, b) => b.views - a.views)
}

/**
 * Returns the figures without consent, if any: page views without consent, and applications of
 * candidates without consent. These are not the same people, so no rate can be computed.
 */
export function funnelWithoutConsent(steps: readonly OfferFunnelOfSource[]): OfferFunnelOfSource[] {
  return steps.filter((figures) => figures.source === null && hasAnyFigure(figures))
}

const hasAnyFigure = (figures: FunnelFigures) => FUNNEL_STEPS.some((step) => figures[step] > 0)
