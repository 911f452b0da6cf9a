/** What is looked at, in the order in which it is told: what everything rests on first. */
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
  'reading',
  'antivirus',
  'address',
  'certificate',
  'backup',
  'retention',
  'disk',
  'memory',
  'clock',
] as const
export type Light = (typeof LIGHTS)[number]

/** Unknown is not good: it was not tried, is not set up, or cannot be told from here. */
export const LIGHT_STATES = ['good', 'warning', 'bad', 'unknown'] as const
export type LightState = (typeof LIGHT_STATES)[number]

/** What came of looking, in a person's words. */
export type Reading = {
  state: LightState
  says: string
  /** What a person can do; null where there is nothing to do. */
  remedy: string | null
  /** Since when it is so, where the thing itself tells. */
  since?: Date
}

export type LitLight = Omit<Reading, 'since'> & { light: Light; since: Date | null }

/** As figures tell it: unknown is below all. */
export const lightFigures = { unknown: -1, good: 0, warning: 1, bad: 2 } as const satisfies Record<
  LightState,
  number
>

/** The worst of several; one that is unknown says nothing beside another. */
export function worst(...states: LightState[]): LightState {
  return states.reduce((one, other) => (lightFigures[other] > lightFigures[one] ? other : one))
}

export type KnownSince = Partial<Record<Light, { state: LightState; since: string }>>

/** Since when each is as it is: what the thing itself tells, else when it was first seen so. */
export function sinceWhen(
  seen: (Reading & { light: Light })[],
  { known, now }: { known: KnownSince; now: Date },
): LitLight[] {
  return seen.map(({ since, ...reading }) => {
    const before = known[reading.light]
    const firstSeen = before?.state === reading.state ? new Date(before.since) : now
    return { ...reading, since: since ?? firstSeen }
  })
}
