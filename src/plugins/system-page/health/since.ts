import type { Payload } from 'payload'
import { z } from 'zod'
import { LIGHT_STATES } from '@/src/domain/health/lights'
import type { CheckResult } from '@/src/health/checkContext'
import { logError } from '@/src/log/log'
import {
  type KnownSince,
  type LitLight,
  sinceWhen,
} from '@/src/plugins/system-page/rules/sinceWhen'

const SETTINGS_KEY = 'system-lights'
const Known = z.record(z.string(), z.object({ state: z.enum(LIGHT_STATES), since: z.string() }))

/**
 * Adds since when each check has its state. The state is stored in the database, so that another
 * server or the doctor command finds it; without a database it is unknown.
 */
export async function addSince(
  payload: Payload | null,
  seen: CheckResult[],
  now: Date,
): Promise<LitLight[]> {
  const storedStates = payload && (await readKnownStates(payload))
  if (!payload || !storedStates)
    return seen.map((reading) => ({ ...reading, since: reading.since ?? null }))
  const lights = sinceWhen(seen, { known: storedStates, now })
  if (lights.some(({ light, state }) => storedStates[light]?.state !== state)) {
    await payload.kv.set(SETTINGS_KEY, toStored(lights)).catch(logFailure)
  }
  return lights
}

const readKnownStates = ({ kv }: Payload): Promise<KnownSince | null> =>
  kv.get(SETTINGS_KEY).then((stored) => Known.catch({}).parse(stored), logFailure)

function toStored(lights: LitLight[]) {
  const entries = lights.map(({ light, state, since }) => [
    light,
    { state, since: since?.toISOString() },
  ])
  return Object.fromEntries(entries)
}

function logFailure(err: unknown): null {
  logError({ err, msg: 'The states of the health checks could not be stored' })
  return null
}
