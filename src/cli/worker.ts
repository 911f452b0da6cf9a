import { setTimeout as sleep } from 'node:timers/promises'
import { commandLineMessages } from '@/src/content/commandLineMessages'
import { env } from '@/src/env'
import { setLogFormat } from '@/src/log/log'
import { assertDatabaseNotNewer } from '../server/assertDatabaseNotNewer'
import { readProgramMigrationNames } from '../server/migrationNames'
import { OperatorError } from '../server/operatorError'
import { restrictPermissionsAndWarn } from '../server/restrictPermissions'
import { writeHeartbeat } from '../server/worker/heartbeat.mjs'
import { startWorker } from '../server/worker/startWorker'
import { waitForStopSignal } from './waitForStopSignal'

const STOP_TIMEOUT_MS = 8_000

/** `worker`: only the job runner, for web servers that run elsewhere. */
export async function run() {
  const { DATABASE_URL: databaseUrl, CRON_SECRET: secret, JOBS_URL, PORT } = env
  if (!databaseUrl || !secret) throw new OperatorError(commandLineMessages.workerNeeds)
  setLogFormat(env.LOG_FORMAT)
  restrictPermissionsAndWarn(env.DATA_DIR)
  await assertDatabaseNotNewer(databaseUrl, readProgramMigrationNames())
  const worker = startWorker({
    databaseUrl,
    secret,
    siteUrl: JOBS_URL ?? `http://127.0.0.1:${PORT}`,
    place: { env, variables: {} },
    onRound: () => writeHeartbeat(),
  })
  await waitForStopSignal()
  // The wait is limited, because the supervisor kills the process soon after.
  await Promise.race([worker.stop(), sleep(STOP_TIMEOUT_MS, undefined, { ref: false })])
}
