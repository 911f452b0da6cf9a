import { PAGE_GLOBALS } from '@/src/domain/pages/contentPages'

/** The actions that can be scheduled for a page. */
export const PLANNED_CHANGE_KINDS = ['publish', 'unpublish'] as const
export type PlannedChangeKind = (typeof PLANNED_CHANGE_KINDS)[number]

/** The collections with drafts, whose documents can be published and unpublished. */
export const PLANNABLE_COLLECTIONS = [
  'expertise-pages',
  'sector-pages',
  'value-pages',
  'offices',
  'testimonials',
  'team-members',
] as const
export const PLANNABLE_GLOBALS = PAGE_GLOBALS

/** The actions that can be scheduled: a page with a fixed path cannot be unpublished. */
export const plannableChangeKinds = (isFixed: boolean): readonly PlannedChangeKind[] =>
  isFixed ? ['publish'] : PLANNED_CHANGE_KINDS

export type PlannedPageReference =
  | { collection: (typeof PLANNABLE_COLLECTIONS)[number]; id: number }
  | { global: (typeof PLANNABLE_GLOBALS)[number] }

/** A date that is further ahead is a typing error in the year. */
const MAX_PLAN_AHEAD_MS = 2 * 366 * 86_400_000

export function planTimeError(at: Date, now: Date): 'past' | 'tooFar' | null {
  if (at <= now) return 'past'
  return at.getTime() - now.getTime() > MAX_PLAN_AHEAD_MS ? 'tooFar' : null
}

/** The worker checks every second; a change that is later than this needs a person. */
const MAX_PLANNED_CHANGE_DELAY_MS = 2 * 60_000

/** Permanent failures of a scheduled change that do not come from the collection itself. */
export const PLAN_REFUSALS = ['plannerGone', 'notPlannable'] as const
export type PlanRefusal = (typeof PLAN_REFUSALS)[number]

export type PlannedChangeState = 'planned' | 'late' | 'failed'

/** Whether a scheduled change still waits, is late or has failed. */
export function plannedChangeState({
  at,
  now,
  isGivenUp,
}: {
  at: Date
  now: Date
  isGivenUp: boolean
}): PlannedChangeState {
  if (isGivenUp) return 'failed'
  return now.getTime() - at.getTime() > MAX_PLANNED_CHANGE_DELAY_MS ? 'late' : 'planned'
}
