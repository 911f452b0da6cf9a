import { DAY_MS } from '@/src/domain/durations'
import { backupText } from '@/src/plugins/backups/words/terminal'
import { OperatorError } from '@/src/server/operatorError'
import { type Deletion, journalFileTime, parseJournal } from './deletionJournal'
import type { JournalStore } from './journalStores'

/** The margin for transactions that were open during the backup, and for clocks that differ. */
const MARGIN_MS = DAY_MS

type DeletionJournal = {
  /** In the order in which they happened. */
  deletions: Deletion[]
  /** The files with an invalid line, whose other lines count. */
  damagedFiles: string[]
  /** Whether a store has a journal, however old. */
  isFound: boolean
}

/**
 * Reads the deletions since a backup from all stores; a file of two stores is read from the first
 * in which it is undamaged.
 * @throws OperatorError when a store cannot be read: the restore would show deleted data
 */
export async function readDeletionJournal(
  stores: readonly JournalStore[],
  backupMadeAt: Date,
): Promise<DeletionJournal> {
  const since = new Date(backupMadeAt.getTime() - MARGIN_MS)
  const found = new Map<string, ReturnType<typeof parseJournal>>()
  let isFound = false
  for (const store of stores) {
    try {
      for (const name of await store.list()) {
        const time = journalFileTime(name)
        if (!time) continue
        isFound = true
        if (time < since || found.get(name)?.isDamaged === false) continue
        const text = await store.read(name)
        const earlier = found.get(name)?.deletions ?? []
        const { deletions, isDamaged } = parseJournal(text ?? '\0')
        found.set(name, {
          deletions: isDamaged ? [...earlier, ...deletions] : deletions,
          isDamaged,
        })
      }
    } catch (err) {
      throw new OperatorError(
        backupText.journalUnreadable(store.displayName, err instanceof Error ? err.message : ''),
      )
    }
  }
  const files = [...found].toSorted(([one], [other]) => (one < other ? -1 : 1))
  return {
    // The sort is stable, so deletions of the same millisecond remain in their order.
    deletions: files
      .flatMap(([, { deletions }]) => deletions)
      .toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at)),
    damagedFiles: files.filter(([, { isDamaged }]) => isDamaged).map(([name]) => name),
    isFound,
  }
}
