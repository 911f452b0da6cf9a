import type { Payload } from 'payload'
import { z } from 'zod'
import { HEALTH_STATES } from '@/src/domain/health/healthChecks'
import type { NamedHealthCheckVerdict } from '@/src/health/checkContext'
import { logError } from '@/src/log/log'
import {
  computeStateStartTimes,
  type HealthCheckReading,
  type StoredHealthStates,
} from '@/src/plugins/system-page/rules/computeStateStartTimes'

const HEALTH_STATES_KEY = 'system-lights'
const StoredHealthStatesSchema = z.record(
  z.string(),
  z.object({ state: z.enum(HEALTH_STATES), since: z.string() }),
)

/**
 * Adds the start of the state of each check. The state is stored in the database, so that another
 * server or the command `doctor` finds it; without a database it is unknown.
 */
export async function addStateStartTimes(
  payload: Payload | null,
  seen: NamedHealthCheckVerdict[],
  now: Date,
): Promise<HealthCheckReading[]> {
  const storedStates = payload && (await readStoredHealthStates(payload))
  if (!payload || !storedStates)
    return seen.map((reading) => ({ ...reading, since: reading.since ?? null }))
  const lights = computeStateStartTimes(seen, { known: storedStates, now })
  if (lights.some(({ light, state }) => storedStates[light]?.state !== state)) {
    await payload.kv
      .set(HEALTH_STATES_KEY, serializeHealthStates(lights))
      .catch(logHealthStateStorageFailure)
  }
  return lights
}

const readStoredHealthStates = ({ kv }: Payload): Promise<StoredHealthStates | null> =>
  kv
    .get(HEALTH_STATES_KEY)
    .then(
      (stored) => StoredHealthStatesSchema.catch({}).parse(stored),
      logHealthStateStorageFailure,
    )

function serializeHealthStates(lights: HealthCheckReading[]) {
  const entries = lights.map(({ light, state, since }) => [
    light,
    { state, since: since?.toISOString() },
  ])
  return Object.fromEntries(entries)
}

function logHealthStateStorageFailure(err: unknown): null {
  logError({ err, msg: 'The states of the health checks could not be stored' })
  return null
}
