import { backupText } from '@/src/plugins/backups/words/terminal'
import type { Manifest } from '../backup/manifest'
import type { DeletionJournal } from './readDeletionJournal'

type BackupTables = { tables: readonly Pick<Manifest['tables'][number], 'name'>[] }

/** What the operator reads about the deletions that a restore repeated, and those that it did not. */
export function describeRepeatedDeletions(
  { deletionCount, damagedFiles, isFound }: Omit<DeletionJournal, 'readBatches'>,
  { tables }: BackupTables,
): string[] {
  const isOlderThanJournal = isFound && !tables.some(({ name }) => name === 'deletion_outbox')
  return [
    isFound ? backupText.repeated(deletionCount) : backupText.journalMissing,
    ...(isOlderThanJournal ? [backupText.olderThanJournal] : []),
    ...(damagedFiles.length > 0 ? [backupText.journalDamaged(damagedFiles)] : []),
  ]
}
