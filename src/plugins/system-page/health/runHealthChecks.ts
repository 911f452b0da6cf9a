import { setTimeout as pause } from 'node:timers/promises'
import type { Payload } from 'payload'
import type { CoreHealthCheckName, HealthCheckVerdict } from '@/src/domain/health/healthChecks'
import type {
  DatabaseHealthCheck,
  HealthCheck,
  HealthCheckContext,
  NamedHealthCheckVerdict,
} from '@/src/health/checkContext'
import { logError } from '@/src/log/log'
import { healthCheckWords } from '@/src/plugins/system-page/words/admin/healthChecks'
import { isDatabaseReachable } from '@/src/queries/isDatabaseReachable'
import { checkSiteUrl } from './checks/address'
import { checkAntivirus } from './checks/antivirus'
import { checkTlsCertificate } from './checks/certificate'
import { checkSlack } from './checks/chat'
import { checkClock } from './checks/clock'
import { checkDatabase } from './checks/database'
import { checkDiskSpace } from './checks/disk'
import { checkWaitingFiles } from './checks/files'
import { checkMailServer } from './checks/mail'
import { checkFreeMemory } from './checks/memory'
import { checkPublishedPicture } from './checks/pictures'
import { checkConnectionPool } from './checks/pool'
import { checkJobQueue } from './checks/queue'
import { checkFileStore } from './checks/store'
import { checkSchemaVersion } from './checks/version'
import { checkWorker } from './checks/worker'
import { failureReason } from './failureReason'
import { labelByHealthCheck, pluginHealthChecks } from './labelByHealthCheck'

const HEALTH_CHECK_TIMEOUT_MS = 5_000

const checksWithoutDatabase = {
  pool: checkConnectionPool,
  store: checkFileStore,
  antivirus: checkAntivirus,
  address: checkSiteUrl,
  certificate: checkTlsCertificate,
  disk: checkDiskSpace,
  memory: checkFreeMemory,
} satisfies Partial<Record<CoreHealthCheckName, HealthCheck>>

const checksWithDatabase = {
  version: checkSchemaVersion,
  worker: checkWorker,
  queue: checkJobQueue,
  mail: checkMailServer,
  chat: checkSlack,
  pictures: checkPublishedPicture,
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
): Promise<NamedHealthCheckVerdict[]> {
  const look = (light: string, run: () => Promise<HealthCheckVerdict>) =>
    runCheckWithTimeLimit(run).then((reading) => ({ light, ...reading }))
  const answering = payload ? isDatabaseReachable(payload, HEALTH_CHECK_TIMEOUT_MS) : false
  const seen = await Promise.all([
    look('database', () => checkDatabase(watched)),
    ...Object.entries(checksWithoutDatabase).map(([light, check]) =>
      look(light, () => check(watched)),
    ),
    ...databaseAndPluginChecks.map(async ([light, check]) =>
      payload && (await answering)
        ? look(light, () => check(payload, watched))
        : { light, ...verdictWithoutDatabase },
    ),
  ])
  return seen.toSorted(
    (one, other) =>
      ALL_HEALTH_CHECK_NAMES.indexOf(one.light) - ALL_HEALTH_CHECK_NAMES.indexOf(other.light),
  )
}

const ALL_HEALTH_CHECK_NAMES = [...labelByHealthCheck.keys()]

const databaseAndPluginChecks: [string, DatabaseHealthCheck][] = [
  ...Object.entries(checksWithDatabase),
  ...pluginHealthChecks.map(({ light, run }): [string, DatabaseHealthCheck] => [light, run]),
]

const { any: words } = healthCheckWords

const verdictWithoutDatabase: HealthCheckVerdict = {
  state: 'unknown',
  says: words.withoutDatabase,
  remedy: null,
}

const timeoutVerdict: HealthCheckVerdict = {
  state: 'bad',
  says: words.silent(HEALTH_CHECK_TIMEOUT_MS / 1000),
  remedy: words.silentRemedy,
}

async function runCheckWithTimeLimit(
  looking: () => Promise<HealthCheckVerdict>,
): Promise<HealthCheckVerdict> {
  try {
    return await Promise.race([
      looking(),
      pause(HEALTH_CHECK_TIMEOUT_MS, timeoutVerdict, { ref: false }),
    ])
  } catch (err) {
    logError({ err, msg: 'A check of the system failed' })
    return { state: 'bad', says: words.failed(failureReason(err)), remedy: words.failedRemedy }
  }
}
