import { createWriteStream, mkdirSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import pg from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import { checksum } from './checksum'
import type { FileStore } from './fileStores'
import { MANIFEST, type Manifest, storedFile, tableFile } from './manifest'
import { partitionsOf, quoted, sequencesOf, type Table, tablesOf } from './tablesOf'

type Source = { databaseUrl: string; store: FileStore }

/**
 * Writes everything that the site holds into a new folder: the tables as they were at one moment, then
 * the files, each with its checksum. Nothing stands under the folder's name before it is whole.
 */
export async function writeBackup(folder: string, { databaseUrl, store }: Source, now: Date) {
  const unfinished = `${folder}.part`
  mkdirSync(path.join(unfinished, 'tables'), { recursive: true })
  const database = await dumpDatabase(databaseUrl, unfinished)
  const manifest: Manifest = {
    format: 1,
    createdAt: now.toISOString(),
    ...database,
    files: await copyFiles(store, unfinished),
  }
  writeFileSync(path.join(unfinished, MANIFEST), JSON.stringify(manifest, null, 2))
  renameSync(unfinished, folder)
  return manifest
}

async function dumpDatabase(databaseUrl: string, folder: string) {
  const client = new pg.Client(databaseUrl)
  await client.connect()
  try {
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY')
    const { rows } = await client.query('SELECT name::text FROM payload_migrations ORDER BY name')
    const tables: Manifest['tables'] = []
    for (const table of await tablesOf(client)) {
      tables.push({ ...table, ...(await dumpTable(client, table, folder)) })
    }
    return {
      migrations: rows.map(({ name }) => name),
      tables,
      partitions: await partitionsOf(client),
      sequences: await sequencesOf(client),
    }
  } finally {
    await client.end()
  }
}

async function dumpTable(client: pg.Client, { name, columns }: Table, folder: string) {
  const file = path.join(folder, tableFile(name))
  const rows = client.query(copyTo(`COPY (SELECT ${quoted(columns)} FROM "${name}") TO STDOUT`))
  await pipeline(rows, createGzip(), createWriteStream(file))
  return { rows: rows.rowCount ?? 0, ...(await checksum(file)) }
}

// A candidate's file may be deleted while others are copied: it is not missed.
async function copyFiles(store: FileStore, folder: string) {
  const files: Manifest['files'] = []
  for (const name of (await store.list()).sort()) {
    const file = path.join(folder, storedFile(name))
    mkdirSync(path.dirname(file), { recursive: true })
    const isThere = await store
      .read(name)
      .then((bytes) => pipeline(bytes, createWriteStream(file)).then(() => true))
      .catch(rejectUnlessGone)
    if (isThere) files.push({ name, ...(await checksum(file)) })
  }
  return files
}

function rejectUnlessGone(err: unknown) {
  const isGone =
    err instanceof Error && ('code' in err ? err.code === 'ENOENT' : err.name === 'NoSuchKey')
  if (!isGone) throw err
  return false
}
