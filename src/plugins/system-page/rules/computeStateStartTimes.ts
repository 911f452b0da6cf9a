import type { HealthReading, HealthState } from '@/src/domain/health/healthChecks'

/** The result of a check, with its name: a `HealthCheckName`, or the name that a plugin gives. */
export type HealthCheckReading = Omit<HealthReading, 'since'> & {
  light: string
  since: Date | null
}

export type KnownHealthStates = Record<string, { state: HealthState; since: string } | undefined>

/** Adds the start of each state: as the check reports it, otherwise when it was first observed. */
export function computeStateStartTimes(
  seen: (HealthReading & { light: string })[],
  { known, now }: { known: KnownHealthStates; now: Date },
): HealthCheckReading[] {
  return seen.map(({ since, ...reading }) => {
    const before = known[reading.light]
    const firstSeen = before?.state === reading.state ? new Date(before.since) : now
    return { ...reading, since: since ?? firstSeen }
  })
}
