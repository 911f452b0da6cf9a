import type { Payload } from 'payload'
import type { LitLight } from '@/src/domain/health/lights'
import { env } from '@/src/env'
import { checkLights } from './checkLights'
import { knownMigrations } from './knownMigrations'
import { keepSince } from './since'
import type { Watched } from './watched'

export type Looked = { lights: LitLight[]; at: Date }

type From = Pick<Watched, 'seenHost' | 'knownMigrations'>

/**
 * Runs the checks now, and adds since when each has its state. @param payload null when the
 * database is unreachable
 */
export async function readLights(payload: Payload | null, from: From): Promise<Looked> {
  const now = new Date()
  const watched = { env, now, ...from }
  const seen = await checkLights(watched, payload)
  return { lights: await keepSince(payload, seen, now), at: now }
}

type Kept = { at: number; seenHost: string | null; looked: Promise<Looked> }

/** Like readLights, but caches the result for `keptMs`: checks cause requests to other servers. */
export function keptLights(keptMs: number) {
  let kept: Kept | undefined
  return (payload: Payload, seenHost: string | null = null): Promise<Looked> => {
    const now = Date.now()
    if (!kept || kept.seenHost !== seenHost || now - kept.at > keptMs) {
      kept = { at: now, seenHost, looked: lookFromSite(payload, seenHost) }
    }
    return kept.looked
  }
}

async function lookFromSite(payload: Payload, seenHost: string | null) {
  return readLights(payload, { seenHost, knownMigrations: await knownMigrations() })
}
