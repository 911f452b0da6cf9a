import { DAY_MS } from '@/src/domain/durations'
import { backupText } from '@/src/plugins/backups/words/terminal'
import { OperatorError } from '@/src/server/operatorError'
import { type Deletion, journalFileTime, parseJournal } from './deletionJournal'
import type { JournalStore } from './journalStores'

/** The margin for transactions that were open during the backup, and for clocks that differ. */
const MARGIN_MS = DAY_MS

export type DeletionJournal = {
  /** The deletions since the backup. */
  deletionCount: number
  /** The files with an invalid line, whose other lines count. */
  damagedFiles: string[]
  /** Whether a store has a journal, however old. */
  isFound: boolean
  /** Reads the deletions, in the order in which they happened, with one file at a time in memory. */
  readBatches: () => AsyncGenerator<Deletion[]>
}

/**
 * Reads the deletions since a backup from all stores, and counts them; a file of two stores is read
 * from the first in which it is undamaged.
 * @throws OperatorError when a store cannot be read: the restore would show deleted data
 */
export async function readDeletionJournal(
  stores: readonly JournalStore[],
  backupMadeAt: Date,
): Promise<DeletionJournal> {
  const since = new Date(backupMadeAt.getTime() - MARGIN_MS)
  const storesByFile = new Map<string, JournalStore[]>()
  let isFound = false
  for (const store of stores) {
    for (const name of await readable(store, store.list())) {
      const time = journalFileTime(name)
      if (time) isFound = true
      if (time && time >= since) storesByFile.set(name, [...(storesByFile.get(name) ?? []), store])
    }
  }
  // Names begin with the time. A later deletion of the same record is in the same file or a later one.
  const files = [...storesByFile].toSorted(([one], [other]) => (one < other ? -1 : 1))
  let deletionCount = 0
  const damagedFiles: string[] = []
  for (const [name, places] of files) {
    const { deletions, isDamaged } = await readFile(name, places)
    deletionCount += deletions.length
    if (isDamaged) damagedFiles.push(name)
  }
  async function* readBatches() {
    for (const [name, places] of files) {
      const { deletions, isDamaged } = await readFile(name, places)
      if (isDamaged && !damagedFiles.includes(name))
        throw new OperatorError(`The deletion journal ${name} changed while it was read.`)
      yield deletions
    }
  }
  return { deletionCount, damagedFiles, isFound, readBatches }
}

async function readFile(name: string, stores: readonly JournalStore[]) {
  const found: Deletion[] = []
  for (const store of stores) {
    const text = await readable(store, store.read(name))
    const { deletions, isDamaged } = parseJournal(text ?? '\0')
    if (!isDamaged) return { deletions, isDamaged }
    found.push(...deletions)
  }
  // The sort is stable, so deletions of the same millisecond remain in their order.
  found.sort((one, other) => Date.parse(one.at) - Date.parse(other.at))
  return { deletions: found, isDamaged: true }
}

async function readable<Content>(store: JournalStore, reading: Promise<Content>) {
  try {
    return await reading
  } catch (err) {
    throw new OperatorError(
      backupText.journalUnreadable(store.displayName, err instanceof Error ? err.message : ''),
    )
  }
}
