import type { OfferFunnelStep } from './visitStats'

/** From the first look at an offer to what came of it. */
export const FUNNEL_STEPS = ['views', 'formsOpened', 'applications', 'accepted'] as const
export type FunnelStep = (typeof FUNNEL_STEPS)[number]
export type FunnelFigures = Record<FunnelStep, number>

/** What became of the visitors of one offer. */
export type OfferFunnel = { id: number; title: string; steps: OfferFunnelStep[] }

/** What all sources come to: of the visitors and the candidates who accept analytics, from step to step. */
export function funnelTotal(steps: readonly OfferFunnelStep[]): FunnelFigures {
  const known = funnelSources(steps)
  const sum = (step: FunnelStep) => known.reduce((total, figures) => total + figures[step], 0)
  return {
    views: sum('views'),
    formsOpened: sum('formsOpened'),
    applications: sum('applications'),
    accepted: sum('accepted'),
  }
}

/** The sources that anything came from: those with most views first. */
export function funnelSources(steps: readonly OfferFunnelStep[]): OfferFunnelStep[] {
  return steps
    .filter((figures) => figures.source !== null && hasAny(figures))
    .sort((a, b) => b.views - a.views)
}

/**
 * What stands beside, if there is any: pages counted without consent, and applications of candidates who gave
 * none. They are not the same people, so neither is a share of the other.
 */
export function funnelAside(steps: readonly OfferFunnelStep[]): OfferFunnelStep[] {
  return steps.filter((figures) => figures.source === null && hasAny(figures))
}

const hasAny = (figures: FunnelFigures) => FUNNEL_STEPS.some((step) => figures[step] > 0)
