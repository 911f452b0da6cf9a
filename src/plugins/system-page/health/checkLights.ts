import { setTimeout as pause } from 'node:timers/promises'
import type { Payload } from 'payload'
import type { Light, LightReading } from '@/src/domain/health/lights'
import type { Check, CheckContext, CheckResult, StoredCheck } from '@/src/health/checkContext'
import { logError } from '@/src/log/log'
import { lightWords } from '@/src/plugins/system-page/words/admin/systemLights'
import { isDatabaseReachable } from '@/src/queries/isDatabaseReachable'
import { checkLabels, pluginChecks } from './checkNames'
import { checkAddress } from './checks/address'
import { checkAntivirus } from './checks/antivirus'
import { checkCertificate } from './checks/certificate'
import { checkChat } from './checks/chat'
import { checkClock } from './checks/clock'
import { checkDatabase } from './checks/database'
import { checkDisk } from './checks/disk'
import { checkFiles } from './checks/files'
import { checkMail } from './checks/mail'
import { checkMemory } from './checks/memory'
import { checkPictures } from './checks/pictures'
import { checkPool } from './checks/pool'
import { checkQueue } from './checks/queue'
import { checkStore } from './checks/store'
import { checkVersion } from './checks/version'
import { checkWorker } from './checks/worker'
import { failureReason } from './reasonOf'

const TIMEOUT_MS = 5_000

const independentChecks = {
  pool: checkPool,
  store: checkStore,
  antivirus: checkAntivirus,
  address: checkAddress,
  certificate: checkCertificate,
  disk: checkDisk,
  memory: checkMemory,
} satisfies Partial<Record<Light, Check>>

const databaseChecks = {
  version: checkVersion,
  worker: checkWorker,
  queue: checkQueue,
  mail: checkMail,
  chat: checkChat,
  pictures: checkPictures,
  files: checkFiles,
  clock: checkClock,
} satisfies Partial<Record<Light, StoredCheck>>

/**
 * Runs all health checks in parallel, each with a time limit.
 * @param payload null when it could not start because the database is unreachable
 */
export async function checkLights(
  watched: CheckContext,
  payload: Payload | null,
): Promise<CheckResult[]> {
  const look = (light: string, run: () => Promise<LightReading>) =>
    withTimeLimit(run).then((reading) => ({ light, ...reading }))
  const answering = payload ? isDatabaseReachable(payload, TIMEOUT_MS) : false
  const seen = await Promise.all([
    look('database', () => checkDatabase(watched)),
    ...Object.entries(independentChecks).map(([light, check]) => look(light, () => check(watched))),
    ...storedChecks.map(async ([light, check]) =>
      payload && (await answering)
        ? look(light, () => check(payload, watched))
        : { light, ...databaseDownReading },
    ),
  ])
  return seen.toSorted(
    (one, other) => CHECK_NAMES.indexOf(one.light) - CHECK_NAMES.indexOf(other.light),
  )
}

const CHECK_NAMES = [...checkLabels.keys()]

const storedChecks: [string, StoredCheck][] = [
  ...Object.entries(databaseChecks),
  ...pluginChecks.map(({ light, run }): [string, StoredCheck] => [light, run]),
]

const { any: words } = lightWords

const databaseDownReading: LightReading = {
  state: 'unknown',
  says: words.withoutDatabase,
  remedy: null,
}

const unknownReading: LightReading = {
  state: 'bad',
  says: words.silent(TIMEOUT_MS / 1000),
  remedy: words.silentRemedy,
}

async function withTimeLimit(looking: () => Promise<LightReading>): Promise<LightReading> {
  try {
    return await Promise.race([looking(), pause(TIMEOUT_MS, unknownReading, { ref: false })])
  } catch (err) {
    logError({ err, msg: 'A check of the system failed' })
    return { state: 'bad', says: words.failed(failureReason(err)), remedy: words.failedRemedy }
  }
}
