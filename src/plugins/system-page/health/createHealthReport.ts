import type { Payload } from 'payload'
import { env } from '@/src/env'
import type { HealthCheckContext } from '@/src/health/checkContext'
import type { HealthCheckReading } from '@/src/plugins/system-page/rules/computeStateStartTimes'
import { addStateStartTimes } from './healthStateStartTimes'
import { readMigrationNamesOfBuild } from './readMigrationNamesOfBuild'
import { runHealthChecks } from './runHealthChecks'

export type HealthReport = { lights: HealthCheckReading[]; at: Date }

type HealthReportOptions = Pick<HealthCheckContext, 'seenHost' | 'knownMigrations'>

/**
 * Runs the checks now, and adds the start of each state. @param payload null when the database is
 * unreachable
 */
export async function createHealthReport(
  payload: Payload | null,
  from: HealthReportOptions,
): Promise<HealthReport> {
  const now = new Date()
  const watched = { env, now, ...from }
  const seen = await runHealthChecks(watched, payload)
  return { lights: await addStateStartTimes(payload, seen, now), at: now }
}

type CachedHealthReport = { at: number; seenHost: string | null; looked: Promise<HealthReport> }

/** Caches the health report for `keptMs`, because checks send requests to other servers. */
export function createCachedHealthReader(keptMs: number) {
  let cached: CachedHealthReport | undefined
  return (payload: Payload, seenHost: string | null = null): Promise<HealthReport> => {
    const now = Date.now()
    if (!cached || cached.seenHost !== seenHost || now - cached.at > keptMs) {
      cached = { at: now, seenHost, looked: createHealthReportOfSite(payload, seenHost) }
    }
    return cached.looked
  }
}

async function createHealthReportOfSite(payload: Payload, seenHost: string | null) {
  return createHealthReport(payload, {
    seenHost,
    knownMigrations: await readMigrationNamesOfBuild(),
  })
}
