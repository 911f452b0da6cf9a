import type { LightReading, LightState } from '@/src/domain/health/lights'

/** The name of the check is a `Light`, or the one that a plugin gives its check. */
export type LitLight = Omit<LightReading, 'since'> & { light: string; since: Date | null }

export type KnownSince = Record<string, { state: LightState; since: string } | undefined>

/** When each state began: as the check reports it, otherwise when it was first observed. */
export function sinceWhen(
  seen: (LightReading & { light: string })[],
  { known, now }: { known: KnownSince; now: Date },
): LitLight[] {
  return seen.map(({ since, ...reading }) => {
    const before = known[reading.light]
    const firstSeen = before?.state === reading.state ? new Date(before.since) : now
    return { ...reading, since: since ?? firstSeen }
  })
}
