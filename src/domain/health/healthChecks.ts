/**
 * The names of the core's health checks in display order: the most fundamental first. Plugins add
 * their own.
 */
export const CORE_HEALTH_CHECK_NAMES = [
  'database',
  'pool',
  'version',
  'worker',
  'queue',
  'mail',
  'chat',
  'store',
  'pictures',
  'files',
  'antivirus',
  'address',
  'certificate',
  'disk',
  'memory',
  'clock',
] as const
export type CoreHealthCheckName = (typeof CORE_HEALTH_CHECK_NAMES)[number]

/** `unknown`: the check did not run, is not configured, or is not possible from here. */
export const HEALTH_STATES = ['good', 'warning', 'bad', 'unknown'] as const
export type HealthState = (typeof HEALTH_STATES)[number]

/** Result of a health check, as text for staff. */
export type HealthCheckVerdict = {
  state: HealthState
  says: string
  /** The action for an operator; null when none is needed. */
  remedy: string | null
  /** The time at which the state began, if the check itself knows it. */
  since?: Date
}

/** The states as numbers, for metrics; unknown is the lowest. */
export const numberByHealthState = {
  unknown: -1,
  good: 0,
  warning: 1,
  bad: 2,
} as const satisfies Record<HealthState, number>

/** The worst of several states; `unknown` counts only when all are unknown. */
export function worstHealthState(...states: HealthState[]): HealthState {
  return states.reduce((one, other) =>
    numberByHealthState[other] > numberByHealthState[one] ? other : one,
  )
}
