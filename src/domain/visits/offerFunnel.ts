import type { OfferFunnelStep } from './visitStats'

/** From the first look at an offer to what came of it. */
export const FUNNEL_STEPS = ['views', 'formsOpened', 'applications', 'accepted'] as const
export type FunnelStep = (typeof FUNNEL_STEPS)[number]
export type FunnelFigures = Record<FunnelStep, number>

/** What became of the visitors of one offer. */
export type OfferFunnel = { id: number; title: string; steps: OfferFunnelStep[] }

/** What all sources come to. */
export function funnelTotal(steps: readonly OfferFunnelStep[]): FunnelFigures {
  const sum = (step: FunnelStep) => steps.reduce((total, figures) => total + figures[step], 0)
  return {
    views: sum('views'),
    formsOpened: sum('formsOpened'),
    applications: sum('applications'),
    accepted: sum('accepted'),
  }
}

/** The sources that anything came from: those with most views first, what is known of no source last. */
export function funnelSources(steps: readonly OfferFunnelStep[]): OfferFunnelStep[] {
  return steps
    .filter((figures) => FUNNEL_STEPS.some((step) => figures[step] > 0))
    .sort((a, b) => Number(a.source === null) - Number(b.source === null) || b.views - a.views)
}
