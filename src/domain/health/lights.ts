/** The health checks of the core in display order: the most fundamental first. */
export const LIGHTS = [
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
export type Light = (typeof LIGHTS)[number]

/** `unknown`: the check did not run, is not configured, or is not possible from here. */
export const LIGHT_STATES = ['good', 'warning', 'bad', 'unknown'] as const
export type LightState = (typeof LIGHT_STATES)[number]

/** Result of a health check, as text for staff. */
export type LightReading = {
  state: LightState
  says: string
  /** What an operator can do; null when nothing is needed. */
  remedy: string | null
  /** When the state began, if the check itself knows. */
  since?: Date
}

/** The states as numbers, for metrics; unknown is the lowest. */
export const lightFigures = { unknown: -1, good: 0, warning: 1, bad: 2 } as const satisfies Record<
  LightState,
  number
>

/** The worst of several states; `unknown` counts only when all are unknown. */
export function worst(...states: LightState[]): LightState {
  return states.reduce((one, other) => (lightFigures[other] > lightFigures[one] ? other : one))
}
