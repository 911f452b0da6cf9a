import type { Client } from 'pg'
import { DAY_MS } from '@/src/domain/durations'
import { logError } from '@/src/log/log'
import type { WorkerDuty } from '@/src/server/worker/workerDuty'
import { type JournalStore, journalStores } from './journal/journalStores'
import { deleteOldJournal, writeDeletionJournal } from './journal/writeDeletionJournal'

/**
 * Writes the deletion journal beside the other work of the worker, so that a slow store delays no
 * job. After a failure the rows remain, and the health check of the backups reports them.
 */
export function journalEachMinute(stores: readonly JournalStore[]) {
  let isRunning = false
  let oldFilesDeletedAt = 0
  return async (client: Client) => {
    if (isRunning) return
    isRunning = true
    void writeDeletionJournal(client, stores)
      .then(async () => {
        if (Date.now() - oldFilesDeletedAt < DAY_MS) return
        await deleteOldJournal(stores, new Date())
        oldFilesDeletedAt = Date.now()
      })
      .catch((err: unknown) => logError({ err, msg: 'The deletion journal could not be written' }))
      .finally(() => {
        isRunning = false
      })
  }
}

/** A duty of the worker: the journal of deletions, which a restore repeats. */
export const deletionJournalDuty: WorkerDuty = {
  eachMinute: ({ env }) => journalEachMinute(journalStores(env)),
}
