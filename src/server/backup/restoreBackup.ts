import { createReadStream } from 'node:fs'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import type { Payload } from 'payload'
import pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { backupText } from '@/src/content/backup'
import { knownMigrations, migrateUnderLock } from '../migrateUnderLock'
import { Refusal } from '../refusal'
import type { FileStore } from './fileStores'
import { type Manifest, storedFile, tableFile } from './manifest'
import { sayOfDisk } from './sayOfDisk'
import { quoted } from './tablesOf'
import { voiding } from './voiding'

type Target = { payload: Payload; databaseUrl: string; store: FileStore }

/**
 * Puts a backup into an empty database and its store: its files; then the schema that it was made with,
 * its rows, all of them or none; then the migrations that have come since.
 */
export async function restoreBackup(folder: string, manifest: Manifest, target: Target) {
  const { payload, databaseUrl, store } = target
  const unknown = manifest.migrations.filter((name) => !knownMigrations.includes(name))
  if (unknown.length > 0) throw new Refusal(backupText.fromNewerVersion(unknown))
  await refuseUsed(databaseUrl)
  // First, because they may be written again: a database with rows is not restored a second time.
  for (const { name } of manifest.files) {
    await store
      .write(name, createReadStream(path.join(folder, storedFile(name))))
      .catch((err: unknown) => sayOfDisk(err, STORE))
  }
  await migrateUnderLock(payload, databaseUrl, { only: manifest.migrations })
  await loadDatabase(folder, manifest, databaseUrl)
  await migrateUnderLock(payload, databaseUrl)
}

const STORE = { diskFull: backupText.storeFull, notWritable: backupText.storeNotWritable }

async function refuseUsed(databaseUrl: string) {
  await withClient(databaseUrl, async (client) => {
    const { rows } = await client.query("SELECT to_regclass('users') IS NOT NULL AS made")
    if (!rows[0].made) return
    const { rowCount } = await client.query('SELECT FROM users LIMIT 1')
    if (rowCount) throw new Refusal(backupText.databaseInUse)
  })
}

function loadDatabase(folder: string, manifest: Manifest, databaseUrl: string) {
  return withClient(databaseUrl, async (client) => {
    await client.query('BEGIN')
    // What the migrations themselves have written is in the backup too.
    await client.query(`TRUNCATE ${quoted(manifest.tables.map(({ name }) => name))} CASCADE`)
    for (const { name, parent, bound } of manifest.partitions) {
      await client.query(`CREATE TABLE IF NOT EXISTS "${name}" PARTITION OF ${parent} ${bound}`)
    }
    for (const { name, columns, rows } of manifest.tables) {
      const loading = client.query(copyFrom(`COPY "${name}" (${quoted(columns)}) FROM STDIN`))
      const file = path.join(folder, tableFile(name))
      await pipeline(createReadStream(file), createGunzip(), loading)
      if (loading.rowCount !== rows) throw new Refusal(backupText.damaged(tableFile(name)))
    }
    for (const [name, last] of Object.entries(manifest.sequences)) {
      await client.query('SELECT setval($1::regclass, $2)', [`"${name}"`, last])
    }
    for (const sql of voiding(manifest)) await client.query(sql)
    await client.query('COMMIT')
  })
}

async function withClient(databaseUrl: string, use: (client: pg.Client) => Promise<void>) {
  const client = new pg.Client(databaseUrl)
  await client.connect()
  try {
    await use(client)
  } finally {
    await client.end()
  }
}
