import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import path from 'node:path'
import { Readable } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import { backupText } from '@/src/plugins/backups/words/terminal'
import { OperatorError } from '@/src/server/operatorError'
import { PRIVATE_FOLDER_MODE } from '@/src/server/privateFiles'
import { hasErrorCode } from '@/src/server/process/hasErrorCode'
import { backupPartFileName } from './encryption'
import type { FileStore } from './fileStores'
import { findReferencedFileNames } from './findReferencedFileNames'
import {
  backupPathOfTable,
  backupPathOfUpload,
  MANIFEST_FILE_NAME,
  type Manifest,
} from './manifest'
import {
  copyTableRowsSql,
  type DatabaseTable,
  readPartitions,
  readSequences,
  readTablesToBackUp,
} from './readTablesToBackUp'
import { refuseDiskError } from './refuseDiskError'
import { writeBackupPart } from './writeBackupPart'

type BackupSource = {
  databaseUrl: string
  store: FileStore
  /** Public age keys; without any the backup is not encrypted. */
  recipients?: string[]
}
type BackupTarget = { folder: string; recipients: string[] }

const CLOSE_TIMEOUT_MS = 2_000

/** Returns the name of a backup whose files could not all be copied. */
export const incompleteBackupName = (folder: string) => `${folder}.incomplete`

/**
 * Writes a backup of the site into a new private folder: the tables as of one moment (one
 * transaction), then the files, each with its checksum. The folder is renamed to its final name
 * when it is complete. A backup without some referenced files is renamed to `incompleteBackupName(folder)`
 * instead.
 * @throws OperatorError with a sentence when the disk is full or read-only; the partial folder is deleted
 */
export async function writeBackup(
  folder: string,
  source: BackupSource,
  now: Date,
): Promise<Manifest> {
  const unfinished = `${folder}.part`
  const clear = () => rmSync(unfinished, { recursive: true, force: true })
  try {
    clear()
    return await writeBackupParts(folder, unfinished, source, now)
  } catch (err) {
    if (existsSync(unfinished)) clear()
    return refuseDiskError(err, {
      diskFull: backupText.diskFull(folder),
      notWritable: backupText.notWritable(folder),
    })
  }
}

async function writeBackupParts(
  folder: string,
  unfinished: string,
  source: BackupSource,
  now: Date,
) {
  const { databaseUrl, store, recipients = [] } = source
  const target = { folder: unfinished, recipients }
  makePrivateFolder(path.join(unfinished, 'tables'))
  const { names, ...database } = await dumpDatabase(databaseUrl, target)
  const files = await copyUploadedFiles(store, target).catch(refuseStoreError)
  const copied = new Set(files.map(({ name }) => name))
  const missing = await findStillReferencedFiles(
    databaseUrl,
    names.filter((name) => !copied.has(name)),
  )
  const manifest: Manifest = {
    format: 1,
    createdAt: now.toISOString(),
    sealed: recipients.length > 0,
    ...database,
    files,
    missing,
  }
  await writeBackupPart(Readable.from([Buffer.from(JSON.stringify(manifest, null, 2))]), {
    ...backupPartOptions(MANIFEST_FILE_NAME, target),
    isPacked: false,
  })
  renameSync(unfinished, missing.length > 0 ? incompleteBackupName(folder) : folder)
  return manifest
}

// Refuses for an error of the S3 client, which has `$metadata`; other errors are of this machine.
function refuseStoreError(err: unknown): never {
  const isOfNetwork = hasErrorCode(
    err,
    'ECONNREFUSED',
    'ECONNRESET',
    'ENOTFOUND',
    'ETIMEDOUT',
    'EAI_AGAIN',
  )
  const isAnswered = err instanceof Error && '$metadata' in err
  if (!isOfNetwork && !isAnswered) throw err
  const reason = err instanceof Error ? err.message || err.name : ''
  throw new OperatorError(backupText.storeUnreachable(reason))
}

const backupPartOptions = (part: string, { folder, recipients }: BackupTarget) => ({
  file: path.join(folder, backupPartFileName(part, recipients.length > 0)),
  recipients,
})

const makePrivateFolder = (folder: string) =>
  mkdirSync(folder, { recursive: true, mode: PRIVATE_FOLDER_MODE })

async function dumpDatabase(databaseUrl: string, target: BackupTarget) {
  return withDatabaseClient(databaseUrl, async (client) => {
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY')
    const { rows } = await client.query('SELECT name::text FROM payload_migrations ORDER BY name')
    const tables: Manifest['tables'] = []
    for (const table of await readTablesToBackUp(client)) {
      tables.push({ ...table, ...(await dumpTable(client, table, target)) })
    }
    return {
      names: await findReferencedFileNames(client),
      migrations: rows.map(({ name }) => name),
      tables,
      partitions: await readPartitions(client),
      sequences: await readSequences(client),
    }
  })
}

async function withDatabaseClient<Result>(
  databaseUrl: string,
  use: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client(databaseUrl)
  await client.connect()
  try {
    return await use(client)
  } finally {
    // The wait is limited: after an aborted COPY, `end` waits for PostgreSQL and PostgreSQL waits
    // for us.
    await Promise.race([client.end(), sleep(CLOSE_TIMEOUT_MS, undefined, { ref: false })])
  }
}

async function dumpTable(
  client: pg.Client,
  { name, columns }: DatabaseTable,
  target: BackupTarget,
) {
  const rows = client.query(copyTo(copyTableRowsSql(name, columns)))
  const written = await writeBackupPart(rows, {
    ...backupPartOptions(backupPathOfTable(name), target),
    isPacked: true,
  })
  return { rows: rows.rowCount ?? 0, ...written }
}

// Copies the files; one that is deleted during the copy is skipped.
async function copyUploadedFiles(store: FileStore, target: BackupTarget) {
  const files: Manifest['files'] = []
  for (const name of (await store.list()).sort()) {
    const place = backupPartOptions(backupPathOfUpload(name), target)
    makePrivateFolder(path.dirname(place.file))
    const written = await store
      .read(name)
      .then((bytes) => writeBackupPart(bytes, { ...place, isPacked: false }))
      .catch(ignoreMissingFileError)
    if (written) files.push({ name, ...written })
    else rmSync(place.file, { force: true })
  }
  return files
}

function ignoreMissingFileError(err: unknown) {
  const isGone =
    err instanceof Error && ('code' in err ? err.code === 'ENOENT' : err.name === 'NoSuchKey')
  if (!isGone) throw err
  return null
}

/** Finds which of these names rows still reference. */
async function findStillReferencedFiles(databaseUrl: string, names: string[]): Promise<string[]> {
  if (names.length === 0) return []
  const referencedNames = new Set(await withDatabaseClient(databaseUrl, findReferencedFileNames))
  return names.filter((name) => referencedNames.has(name))
}
