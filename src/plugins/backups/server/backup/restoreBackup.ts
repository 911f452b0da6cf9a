import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import type { Payload } from 'payload'
import pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { backupText } from '@/src/plugins/backups/words/terminal'
import { knownMigrationNames, migrateUnderLock } from '@/src/server/migrateUnderLock'
import { OperatorError } from '@/src/server/operatorError'
import { openBackupPart } from './encryption'
import type { FileStore } from './fileStores'
import { backupPathOfTable, backupPathOfUpload, type Manifest } from './manifest'
import { quotedNames } from './readTablesToBackUp'
import { refuseDiskError } from './refuseDiskError'
import { statementsAfterRestore } from './statementsAfterRestore'

type RestoreOptions = {
  payload: Payload
  databaseUrl: string
  store: FileStore
  /** The private age key, for an encrypted backup. */
  identity?: string | undefined
  /** Whether to skip the migrations that are newer than the backup; the caller runs them. */
  skipsNewerMigrations?: boolean
  /** Called when all rows are restored, before credentials are revoked and newer migrations run. */
  onLoaded?: (client: pg.Client) => Promise<void>
}

/**
 * Restores a backup into an empty database and store: first the files; then the schema of the
 * backup and all its rows in one transaction; then, unless `skipsNewerMigrations`, the newer migrations.
 */
export async function restoreBackup(folder: string, manifest: Manifest, target: RestoreOptions) {
  const { payload, databaseUrl, store, identity, skipsNewerMigrations } = target
  const unknown = manifest.migrations.filter((name) => !knownMigrationNames.includes(name))
  if (unknown.length > 0) throw new OperatorError(backupText.fromNewerVersion(unknown))
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
  if (!skipsNewerMigrations) await migrateUnderLock(payload, databaseUrl)
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
  { databaseUrl, identity, onLoaded }: RestoreOptions,
) {
  return withDatabaseClient(databaseUrl, async (client) => {
    await client.query('BEGIN')
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
