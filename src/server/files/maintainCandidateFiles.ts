import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { type FileStoreEnvironment, s3StoreFromEnvironment } from '@/src/domain/files/s3Store'
import { listSpooledFiles, spoolFolderOf } from '@/src/files/spool'
import { logError } from '@/src/log/log'

const MAINTENANCE_INTERVAL_MS = 10_000
const MAX_RETRY_INTERVAL_MS = 2 * 60_000
const STRAY_CHECK_INTERVAL_MS = 60 * 60_000

type FileMaintenanceEnvironment = FileStoreEnvironment & { DATABASE_URL?: string | undefined }

/**
 * Maintains the candidate files while this process runs: moves spooled files to the store, and
 * deletes files without a row. Each web server does so for its own disk.
 */
export async function maintainCandidateFiles(env: FileMaintenanceEnvironment): Promise<never> {
  let straysAt = Date.now() + STRAY_CHECK_INTERVAL_MS
  let waitMs = MAINTENANCE_INTERVAL_MS
  for (;;) {
    await sleep(waitMs, undefined, { ref: false })
    const areStraysDue = Date.now() >= straysAt
    if (areStraysDue) straysAt = Date.now() + STRAY_CHECK_INTERVAL_MS
    try {
      await runMaintenanceRound(env, areStraysDue)
      waitMs = MAINTENANCE_INTERVAL_MS
    } catch (err) {
      logError({ err, msg: 'The maintenance of candidate files failed' })
      waitMs = Math.min(waitMs * 2, MAX_RETRY_INTERVAL_MS)
    }
  }
}

async function runMaintenanceRound(env: FileMaintenanceEnvironment, areStraysDue: boolean) {
  const isSpooled =
    s3StoreFromEnvironment(env) && (await listSpooledFiles(spoolFolderOf(env.DATA_DIR))).length > 0
  if (!isSpooled && !areStraysDue) return
  await withFilesLock(env, async (client) => {
    if (isSpooled) await moveSpooledAndLog(client, env)
    if (areStraysDue) await removeStraysAndLog(client, env)
  })
}

// Runs under a PostgreSQL advisory lock, one process at a time, because several may share a disk,
// and all share the store.
async function withFilesLock(
  env: FileMaintenanceEnvironment,
  work: (client: pg.Client) => Promise<void>,
) {
  const client = new pg.Client({
    connectionString: env.DATABASE_URL,
    connectionTimeoutMillis: 5_000,
  })
  client.on('error', (err) =>
    logError({ err, msg: 'The maintenance of files lost its database connection' }),
  )
  await client.connect()
  try {
    const lock = "SELECT pg_try_advisory_lock(hashtext('exemplia files')) AS alone"
    const { rows } = await client.query(lock)
    if (rows[0].alone) await work(client)
  } finally {
    await client.end()
  }
}

async function moveSpooledAndLog(client: pg.Client, env: FileMaintenanceEnvironment) {
  // The module is imported on demand: the S3 client is slow to load and most servers never need it.
  const { moveSpooledFiles: moveSpooled } = await import('./moveSpooledFiles')
  const moved = await moveSpooled(client, env)
  if (moved > 0) console.info({ msg: 'Spooled files were moved to the store', moved })
}

async function removeStraysAndLog(client: pg.Client, env: FileMaintenanceEnvironment) {
  const { removeStrayFiles: removeStrays } = await import('./removeStrayFiles')
  const removed = await removeStrays(client, env, new Date())
  const { rows, files, refused } = removed
  if (rows + files > 0)
    console.info({ msg: 'Remains of interrupted submissions were deleted', ...removed })
  if (refused > 0) {
    logError({ msg: `${refused} files are unknown to this database: is the store another site’s?` })
  }
}
