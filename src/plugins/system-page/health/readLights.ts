import type { Payload } from 'payload'
import { env } from '@/src/env'
import type { CheckContext } from '@/src/health/checkContext'
import type { LitLight } from '@/src/plugins/system-page/rules/sinceWhen'
import { checkLights } from './checkLights'
import { knownMigrations } from './knownMigrations'
import { addSince } from './since'

export type HealthReport = { lights: LitLight[]; at: Date }

type From = Pick<CheckContext, 'seenHost' | 'knownMigrations'>

/**
 * Runs the checks now, and adds since when each has its state. @param payload null when the
 * database is unreachable
 */
export async function readLights(payload: Payload | null, from: From): Promise<HealthReport> {
  const now = new Date()
  const watched = { env, now, ...from }
  const seen = await checkLights(watched, payload)
  return { lights: await addSince(payload, seen, now), at: now }
}

type CachedReport = { at: number; seenHost: string | null; looked: Promise<HealthReport> }

/**
 * Like readLights, but caches the result for `keptMs`, because checks send requests to other
 * servers.
 */
export function cachedLights(keptMs: number) {
  let cached: CachedReport | undefined
  return (payload: Payload, seenHost: string | null = null): Promise<HealthReport> => {
    const now = Date.now()
    if (!cached || cached.seenHost !== seenHost || now - cached.at > keptMs) {
      cached = { at: now, seenHost, looked: readFromSite(payload, seenHost) }
    }
    return cached.looked
  }
}

async function readFromSite(payload: Payload, seenHost: string | null) {
  return readLights(payload, { seenHost, knownMigrations: await knownMigrations() })
}
