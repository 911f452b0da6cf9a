import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import type { Payload } from 'payload'
import pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { RESTORE_UNFINISHED_KEY } from '@/src/domain/backups/restoredBackup'
import type { Deletion } from '@/src/plugins/backups/server/journal/deletionJournal'
import { backupText } from '@/src/plugins/backups/words/terminal'
import { knownMigrationNames, migrateUnderLock } from '@/src/server/migrateUnderLock'
import { OperatorError } from '@/src/server/operatorError'
import { repeatDeletions } from '../journal/repeatDeletions'
import { openBackupPart } from './encryption'
import type { FileStore } from './fileStores'
import { backupPathOfTable, backupPathOfUpload, type Manifest } from './manifest'
import { quotedNames } from './readTablesToBackUp'
import { refuseDiskError } from './refuseDiskError'
import { isOnSchemaOf, statementsAfterRestore } from './statementsAfterRestore'

type RestoreOptions = {
  payload: Payload
  databaseUrl: string
  store: FileStore
  /** The private age key, for an encrypted backup. */
  identity?: string | undefined
  /** Whether to skip the migrations that are newer than the backup; the caller runs them. */
  skipsNewerMigrations?: boolean
  /** The deletions since the backup, which are repeated, in batches. */
  deletions?: AsyncIterable<readonly Deletion[]>
  /** Called when all rows are restored, before credentials are revoked and newer migrations run. */
  onLoaded?: (client: pg.Client) => Promise<void>
}

/**
 * Restores a backup into an empty database and store: first the files; then the schema of the
 * backup, and in one transaction all its rows and the deletions since the backup; then, unless
 * `skipsNewerMigrations`, the newer migrations. A restore that was interrupted after the transaction
 * continues there.
 */
export async function restoreBackup(folder: string, manifest: Manifest, target: RestoreOptions) {
  const { payload, databaseUrl, skipsNewerMigrations } = target
  const unknown = manifest.migrations.filter((name) => !knownMigrationNames.includes(name))
  if (unknown.length > 0) throw new OperatorError(backupText.fromNewerVersion(unknown))
  if (!(await isLoadedFrom(manifest, databaseUrl))) await loadBackup(folder, manifest, target)
  if (!skipsNewerMigrations) await migrateUnderLock(payload, databaseUrl)
}

async function loadBackup(folder: string, manifest: Manifest, target: RestoreOptions) {
  const { payload, databaseUrl, store, identity } = target
  await refuseUsedDatabase(databaseUrl)
  // The files are written first: writing them again is harmless, while a database with rows cannot
  // be restored twice.
  for (const { name } of manifest.files) {
    await store
      .write(name, openBackupPart(folder, backupPathOfUpload(name), manifest, identity))
      .catch((err: unknown) => refuseDiskError(err, FILE_STORE_ERROR_SENTENCES))
  }
  await migrateUnderLock(payload, databaseUrl, { only: manifest.migrations })
  await restoreDatabase(folder, manifest, target)
}

/** Whether an interrupted restore has loaded this backup. */
async function isLoadedFrom({ createdAt }: Manifest, databaseUrl: string): Promise<boolean> {
  let isLoaded = false
  await withDatabaseClient(databaseUrl, async (client) => {
    const { rows } = await client.query("SELECT to_regclass('payload_kv') IS NOT NULL AS made")
    if (!rows[0].made) return
    const found = await client.query(
      'SELECT FROM payload_kv WHERE key = $1 AND data = to_jsonb($2::text)',
      [RESTORE_UNFINISHED_KEY, createdAt],
    )
    isLoaded = found.rows.length > 0
  })
  return isLoaded
}

const FILE_STORE_ERROR_SENTENCES = {
  diskFull: backupText.storeFull,
  notWritable: backupText.storeNotWritable,
}

async function refuseUsedDatabase(databaseUrl: string) {
  await withDatabaseClient(databaseUrl, async (client) => {
    const { rows } = await client.query("SELECT to_regclass('users') IS NOT NULL AS made")
    if (!rows[0].made) return
    const { rowCount } = await client.query('SELECT FROM users LIMIT 1')
    if (rowCount) throw new OperatorError(backupText.databaseInUse)
  })
}

function restoreDatabase(
  folder: string,
  manifest: Manifest,
  { databaseUrl, identity, onLoaded, deletions }: RestoreOptions,
) {
  return withDatabaseClient(databaseUrl, async (client) => {
    await client.query('BEGIN')
    // The triggers of the deletion outbox do nothing in this transaction.
    await client.query("SET LOCAL exemplia.restoring = 'on'")
    // The tables are emptied, because the migrations insert rows that the backup contains too.
    await client.query(`TRUNCATE ${quotedNames(manifest.tables.map(({ name }) => name))} CASCADE`)
    for (const { name, parent, bound } of manifest.partitions) {
      await client.query(`CREATE TABLE IF NOT EXISTS "${name}" PARTITION OF ${parent} ${bound}`)
    }
    for (const { name, columns, rows } of manifest.tables) {
      const loading = client.query(copyFrom(`COPY "${name}" (${quotedNames(columns)}) FROM STDIN`))
      await pipeline(
        openBackupPart(folder, backupPathOfTable(name), manifest, identity),
        createGunzip(),
        loading,
      )
      if (loading.rowCount !== rows)
        throw new OperatorError(backupText.damaged(backupPathOfTable(name)))
    }
    for (const [name, last] of Object.entries(manifest.sequences)) {
      await client.query('SELECT setval($1::regclass, $2)', [`"${name}"`, last])
    }
    await onLoaded?.(client)
    for (const sql of statementsAfterRestore(manifest)) await client.query(sql)
    if (deletions) await repeatDeletions(client, deletions, isOnSchemaOf(manifest))
    if (isOnSchemaOf(manifest)({ table: 'payload_kv', sql: '' })) {
      await client.query(
        `INSERT INTO payload_kv (key, data) VALUES ($1, to_jsonb($2::text))
          ON CONFLICT (key) DO UPDATE SET data = excluded.data`,
        [RESTORE_UNFINISHED_KEY, manifest.createdAt],
      )
    }
    await client.query('COMMIT')
  })
}

async function withDatabaseClient(databaseUrl: string, use: (client: pg.Client) => Promise<void>) {
  const client = new pg.Client(databaseUrl)
  await client.connect()
  try {
    await use(client)
  } finally {
    await client.end()
  }
}
