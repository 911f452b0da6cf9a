import { backupText } from '@/src/plugins/backups/words/terminal'
import type { Manifest } from '../backup/manifest'
import type { readDeletionJournal } from './readDeletionJournal'

type Journal = Awaited<ReturnType<typeof readDeletionJournal>>
type BackupTables = { tables: readonly Pick<Manifest['tables'][number], 'name'>[] }

/** What the operator reads about the deletions that a restore repeated, and those that it did not. */
export function describeRepeatedDeletions(
  { deletions, damagedFiles, isFound }: Journal,
  { tables }: BackupTables,
): string[] {
  const isOlderThanJournal = isFound && !tables.some(({ name }) => name === 'deletion_outbox')
  return [
    isFound ? backupText.repeated(deletions.length) : backupText.journalMissing,
    ...(isOlderThanJournal ? [backupText.olderThanJournal] : []),
    ...(damagedFiles.length > 0 ? [backupText.journalDamaged(damagedFiles)] : []),
  ]
}
