import type { Client } from 'pg'
import { subtractMonths } from '@/src/domain/people/retention'
import {
  formatJournal,
  JOURNAL_RETENTION_YEARS,
  journalFileName,
  journalFileTime,
  MAX_DELETIONS_PER_FILE,
} from './deletionJournal'
import type { JournalStore } from './journalStores'

type OutboxRow = { id: string; action: string; record: number; created: Date; at: Date }

/**
 * Copies the recorded deletions to the journal, and deletes their rows when each store has the file.
 * After an interruption the next run writes the same deletions again, which is harmless. It repeats
 * while a batch is full.
 */
export async function writeDeletionJournal(
  client: Pick<Client, 'query'>,
  stores: readonly Pick<JournalStore, 'write'>[],
): Promise<void> {
  const { rows: tables } = await client.query("SELECT to_regclass('deletion_outbox') AS name")
  if (tables[0].name === null) return
  let written = MAX_DELETIONS_PER_FILE
  while (written === MAX_DELETIONS_PER_FILE) {
    const { rows } = await client.query<OutboxRow>(`
      SELECT id, action, record_id AS record, record_created_at AS created, at
      FROM deletion_outbox ORDER BY at, id LIMIT ${MAX_DELETIONS_PER_FILE}`)
    const last = rows.at(-1)
    if (!last) return
    const content = formatJournal(
      rows.map(({ action, record, created, at }) => ({
        action,
        id: record,
        createdAt: created.toISOString(),
        at: at.toISOString(),
      })),
    )
    for (const { write } of stores) await write(journalFileName(last), content)
    const ids = rows.map(({ id }) => id)
    await client.query('DELETE FROM deletion_outbox WHERE id = ANY($1::bigint[])', [ids])
    written = rows.length
  }
}

/** Deletes the files of the journal that are older than any backup. */
export async function deleteOldJournal(stores: readonly JournalStore[], now: Date) {
  const limit = subtractMonths(now, 12 * JOURNAL_RETENTION_YEARS)
  for (const { list, remove } of stores) {
    for (const name of await list()) {
      const time = journalFileTime(name)
      if (time && time < limit) await remove(name)
    }
  }
}
