import type { SiteLanguage } from '@/src/domain/languages/siteLocale'

/** Why an offer cannot be proposed to a candidate. */
export const PROPOSAL_OBSTACLES = ['noConsent', 'offerOffline'] as const
export type ProposalObstacle = (typeof PROPOSAL_OBSTACLES)[number]

/** The stored reason of a proposal that was not sent. */
export const proposalObstacleProblem = (obstacle: ProposalObstacle) => `proposal: ${obstacle}`

/** The obstacle of a stored reason; null for a reason of the mail server. */
export const proposalObstacleOf = (problem: string | null): ProposalObstacle | null =>
  PROPOSAL_OBSTACLES.find((obstacle) => proposalObstacleProblem(obstacle) === problem) ?? null

/** An offer that visitors see, for the choice of staff. */
export type ProposableOffer = {
  id: number
  /** With the location, because titles repeat. */
  label: string
  title: string
  /** The public URL of the offer in each language. */
  urls: Record<SiteLanguage, string>
}
