import { setTimeout as pause } from 'node:timers/promises'
import type { Payload } from 'payload'
import type { CoreHealthCheckName, HealthCheckVerdict } from '@/src/domain/health/healthChecks'
import type {
  DatabaseHealthCheck,
  HealthCheck,
  HealthCheckContext,
  HealthCheckResult,
} from '@/src/health/checkContext'
import { logError } from '@/src/log/log'
import { healthCheckWords } from '@/src/plugins/system-page/words/admin/healthChecks'
import { isDatabaseReachable } from '@/src/queries/isDatabaseReachable'
import { checkSiteUrl } from './checks/address'
import { checkAntivirus } from './checks/antivirus'
import { checkCertificate } from './checks/certificate'
import { checkChat } from './checks/chat'
import { checkClock } from './checks/clock'
import { checkDatabase } from './checks/database'
import { checkDisk } from './checks/disk'
import { checkWaitingFiles } from './checks/files'
import { checkMail } from './checks/mail'
import { checkMemory } from './checks/memory'
import { checkPictures } from './checks/pictures'
import { checkPool } from './checks/pool'
import { checkQueue } from './checks/queue'
import { checkStore } from './checks/store'
import { checkVersion } from './checks/version'
import { checkWorker } from './checks/worker'
import { failureReason } from './failureReason'
import { labelByHealthCheck, pluginHealthChecks } from './labelByHealthCheck'

const TIMEOUT_MS = 5_000

const checksWithoutDatabase = {
  pool: checkPool,
  store: checkStore,
  antivirus: checkAntivirus,
  address: checkSiteUrl,
  certificate: checkCertificate,
  disk: checkDisk,
  memory: checkMemory,
} satisfies Partial<Record<CoreHealthCheckName, HealthCheck>>

const databaseChecks = {
  version: checkVersion,
  worker: checkWorker,
  queue: checkQueue,
  mail: checkMail,
  chat: checkChat,
  pictures: checkPictures,
  files: checkWaitingFiles,
  clock: checkClock,
} satisfies Partial<Record<CoreHealthCheckName, DatabaseHealthCheck>>

/**
 * Runs all health checks in parallel, each with a time limit.
 * @param payload null when it could not start because the database is unreachable
 */
export async function runHealthChecks(
  watched: HealthCheckContext,
  payload: Payload | null,
): Promise<HealthCheckResult[]> {
  const look = (light: string, run: () => Promise<HealthCheckVerdict>) =>
    runCheckWithTimeLimit(run).then((reading) => ({ light, ...reading }))
  const answering = payload ? isDatabaseReachable(payload, TIMEOUT_MS) : false
  const seen = await Promise.all([
    look('database', () => checkDatabase(watched)),
    ...Object.entries(checksWithoutDatabase).map(([light, check]) =>
      look(light, () => check(watched)),
    ),
    ...databaseAndPluginChecks.map(async ([light, check]) =>
      payload && (await answering)
        ? look(light, () => check(payload, watched))
        : { light, ...readingWithoutDatabase },
    ),
  ])
  return seen.toSorted(
    (one, other) =>
      ALL_HEALTH_CHECK_NAMES.indexOf(one.light) - ALL_HEALTH_CHECK_NAMES.indexOf(other.light),
  )
}

const ALL_HEALTH_CHECK_NAMES = [...labelByHealthCheck.keys()]

const databaseAndPluginChecks: [string, DatabaseHealthCheck][] = [
  ...Object.entries(databaseChecks),
  ...pluginHealthChecks.map(({ light, run }): [string, DatabaseHealthCheck] => [light, run]),
]

const { any: words } = healthCheckWords

const readingWithoutDatabase: HealthCheckVerdict = {
  state: 'unknown',
  says: words.withoutDatabase,
  remedy: null,
}

const timeoutReading: HealthCheckVerdict = {
  state: 'bad',
  says: words.silent(TIMEOUT_MS / 1000),
  remedy: words.silentRemedy,
}

async function runCheckWithTimeLimit(
  looking: () => Promise<HealthCheckVerdict>,
): Promise<HealthCheckVerdict> {
  try {
    return await Promise.race([looking(), pause(TIMEOUT_MS, timeoutReading, { ref: false })])
  } catch (err) {
    logError({ err, msg: 'A check of the system failed' })
    return { state: 'bad', says: words.failed(failureReason(err)), remedy: words.failedRemedy }
  }
}
