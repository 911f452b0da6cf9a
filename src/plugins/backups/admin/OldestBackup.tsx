import type { UIFieldServerProps } from 'payload'
import { readOldestBackupAge } from '@/src/plugins/backups/queries/readOldestBackupAge'
import { oldestBackupWords as words } from '@/src/plugins/backups/words/admin/oldestBackup'

/** The age of the oldest backup, which still contains what the site has deleted since. */
export async function OldestBackup({ payload }: Pick<UIFieldServerProps, 'payload'>) {
  const age = await readOldestBackupAge(payload)
  return age === null ? null : <p>{words.age(age)}</p>
}
