import { PAGE_GLOBALS } from './contentPages'

/** What a page may be made to do at a date. */
export const PLANNED_KINDS = ['publish', 'unpublish'] as const
export type PlannedKind = (typeof PLANNED_KINDS)[number]

/** What has drafts, so that there is something to publish, and to take off the site. */
export const PLANNABLE_COLLECTIONS = [
  'expertise-pages',
  'sector-pages',
  'value-pages',
  'offices',
  'testimonials',
  'team-members',
] as const
export const PLANNABLE_GLOBALS = PAGE_GLOBALS

/** What may be planned for a page: one that has its place on the site is never taken off it. */
export const plannableKinds = (isFixed: boolean): readonly PlannedKind[] =>
  isFixed ? ['publish'] : PLANNED_KINDS

export type PlannedPlace =
  | { collection: (typeof PLANNABLE_COLLECTIONS)[number]; id: number }
  | { global: (typeof PLANNABLE_GLOBALS)[number] }

/** So far ahead is a mistake in the year. */
const FURTHEST_MS = 2 * 366 * 86_400_000

export function whatIsWrongWith(at: Date, now: Date): 'past' | 'tooFar' | null {
  if (at <= now) return 'past'
  return at.getTime() - now.getTime() > FURTHEST_MS ? 'tooFar' : null
}

/** The worker looks every second; what is not done after this long waits for somebody to look. */
const LATE_MS = 2 * 60_000

/** What refuses a planned change for good where its collection says nothing itself. */
export const PLAN_REFUSALS = ['plannerGone', 'notPlannable'] as const
export type PlanRefusal = (typeof PLAN_REFUSALS)[number]

export type PlannedState = 'planned' | 'late' | 'failed'

/** What a planned change needs: nothing yet, or somebody who looks at it. */
export function plannedState({
  at,
  now,
  isGivenUp,
}: {
  at: Date
  now: Date
  isGivenUp: boolean
}): PlannedState {
  if (isGivenUp) return 'failed'
  return now.getTime() - at.getTime() > LATE_MS ? 'late' : 'planned'
}
