import type { HealthReading, HealthState } from '@/src/domain/health/healthChecks'

/** The name of the check is a `Light`, or the one that a plugin gives its check. */
export type HealthCheckReading = Omit<HealthReading, 'since'> & {
  light: string
  since: Date | null
}

export type KnownHealthStates = Record<string, { state: HealthState; since: string } | undefined>

/** When each state began: as the check reports it, otherwise when it was first observed. */
export function addStartOfState(
  seen: (HealthReading & { light: string })[],
  { known, now }: { known: KnownHealthStates; now: Date },
): HealthCheckReading[] {
  return seen.map(({ since, ...reading }) => {
    const before = known[reading.light]
    const firstSeen = before?.state === reading.state ? new Date(before.since) : now
    return { ...reading, since: since ?? firstSeen }
  })
}
