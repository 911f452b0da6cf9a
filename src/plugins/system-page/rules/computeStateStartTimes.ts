import type { HealthCheckVerdict, HealthState } from '@/src/domain/health/healthChecks'

/** The result of a check, with its name: a `CoreHealthCheckName`, or the name that a plugin gives. */
export type HealthCheckReading = Omit<HealthCheckVerdict, 'since'> & {
  light: string
  since: Date | null
}

export type StoredHealthStates = Record<string, { state: HealthState; since: string } | undefined>

/** Adds the start of each state: as the check reports it, otherwise when it was first observed. */
export function computeStateStartTimes(
  seen: (HealthCheckVerdict & { light: string })[],
  { known, now }: { known: StoredHealthStates; now: Date },
): HealthCheckReading[] {
  return seen.map(({ since, ...reading }) => {
    const before = known[reading.light]
    const firstSeen = before?.state === reading.state ? new Date(before.since) : now
    return { ...reading, since: since ?? firstSeen }
  })
}
