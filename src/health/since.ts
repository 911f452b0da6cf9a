import type { Payload } from 'payload'
import { z } from 'zod'
import { type KnownSince, LIGHT_STATES, type LitLight, sinceWhen } from '@/src/domain/health/lights'
import { logError } from '@/src/log/log'
import type { Seen } from './watched'

const KEY = 'system-lights'
const Known = z.record(z.string(), z.object({ state: z.enum(LIGHT_STATES), since: z.string() }))

/**
 * Adds since when each check has its state. The state is stored in the database, so that another
 * server or the doctor command finds it; without a database it is unknown.
 */
export async function keepSince(
  payload: Payload | null,
  seen: Seen[],
  now: Date,
): Promise<LitLight[]> {
  const known = payload && (await recall(payload))
  if (!payload || !known)
    return seen.map((reading) => ({ ...reading, since: reading.since ?? null }))
  const lights = sinceWhen(seen, { known, now })
  if (lights.some(({ light, state }) => known[light]?.state !== state)) {
    await payload.kv.set(KEY, toKeep(lights)).catch(unkept)
  }
  return lights
}

const recall = ({ kv }: Payload): Promise<KnownSince | null> =>
  kv.get(KEY).then((kept) => Known.catch({}).parse(kept), unkept)

function toKeep(lights: LitLight[]) {
  const told = lights.map(({ light, state, since }) => [
    light,
    { state, since: since?.toISOString() },
  ])
  return Object.fromEntries(told)
}

function unkept(err: unknown): null {
  logError({ err, msg: 'Since when the lights are as they are could not be kept' })
  return null
}
