import type { Client } from 'pg'
import { RESTORED_AT_KEY } from '@/src/domain/backups/restoredBackup'
import type { FileStoreEnvironment } from '@/src/domain/files/s3Store'
import { type CandidateFileStore, candidateFileStores } from './candidateFileStores'

/** The age of a stray file: no submission takes this long, so it gets no application any more. */
const MIN_STRAY_AGE_MS = 24 * 60 * 60 * 1000

// When both limits are exceeded, only files whose rows were just deleted are removed: the store may
// belong to the database of another site.
const MAX_PLAUSIBLE_STRAY_COUNT = 20
const MAX_PLAUSIBLE_STRAY_SHARE = 0.1

export type RemovedStrayCounts = { rows: number; files: number; refused: number }

/**
 * Removes the remains of interrupted submissions: rows without an application and files without a
 * row. After a restore, files that are older than the restore are not strays: their rows may be
 * newer than the backup.
 */
export async function removeStrayFiles(
  client: Client,
  env: FileStoreEnvironment,
  now: Date,
): Promise<RemovedStrayCounts> {
  const limit = new Date(now.getTime() - MIN_STRAY_AGE_MS)
  const dropped = await deleteUnusedFileRows(client, limit)
  const restoredAt = await readRestoreTime(client)
  const removed: RemovedStrayCounts = { rows: dropped.size, files: 0, refused: 0 }
  for (const store of candidateFileStores(env)) {
    const { strays, refused } = await findStrays(client, store, { limit, dropped, restoredAt })
    for (const name of strays) await store.remove(name)
    removed.files += strays.length
    removed.refused += refused
  }
  return removed
}

async function deleteUnusedFileRows(client: Client, limit: Date): Promise<Set<string>> {
  const { rows } = await client.query(
    `DELETE FROM candidate_files WHERE created_at < $1 AND NOT EXISTS (
      SELECT FROM job_applications WHERE candidate_files.id IN (cv_id, cover_letter_file_id))
    RETURNING filename`,
    [limit],
  )
  return new Set(rows.map(({ filename }: { filename: string }) => filename))
}

async function readRestoreTime(client: Client): Promise<Date | null> {
  const { rows } = await client.query(
    "SELECT (data #>> '{}')::timestamptz AS at FROM payload_kv WHERE key = $1",
    [RESTORED_AT_KEY],
  )
  return rows[0]?.at ?? null
}

type StrayFileSearchOptions = { limit: Date; dropped: Set<string>; restoredAt: Date | null }

async function findStrays(
  client: Client,
  store: CandidateFileStore,
  { limit, dropped, restoredAt }: StrayFileSearchOptions,
) {
  const { old, total } = await store.listBefore(limit)
  const before = new Set(restoredAt ? (await store.listBefore(restoredAt)).old : [])
  const { rows } = await client.query(
    `SELECT name FROM unnest($1::text[]) name
      WHERE NOT EXISTS (SELECT FROM candidate_files WHERE filename = name)`,
    [old],
  )
  const strays: string[] = rows
    .map(({ name }: { name: string }) => name)
    .filter((name) => dropped.has(name) || !before.has(name))
  const unknown = strays.filter((name) => !dropped.has(name))
  const areTooMany =
    unknown.length > MAX_PLAUSIBLE_STRAY_COUNT && unknown.length > total * MAX_PLAUSIBLE_STRAY_SHARE
  return areTooMany
    ? { strays: strays.filter((name) => dropped.has(name)), refused: unknown.length }
    : { strays, refused: 0 }
}
