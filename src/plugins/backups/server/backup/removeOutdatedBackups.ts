import type { BackupRetention } from '@/src/domain/backups/backupSettings'
import { backupStartTime } from '@/src/plugins/backups/rules/backupName'
import { findOutdatedBackups } from '@/src/plugins/backups/rules/findOutdatedBackups'
import type { BackupDestination } from './destinations'

/**
 * Deletes the backups that the retention rule no longer needs. A folder or key that is not named
 * like a backup is not deleted.
 */
export async function removeOutdatedBackups(
  place: BackupDestination,
  { keeping, now }: { keeping: BackupRetention | 'all'; now: Date },
): Promise<string[]> {
  if (keeping === 'all') return []
  const found = (await place.list()).flatMap(({ name, isWhole }) => {
    const madeAt = backupStartTime(name)
    return madeAt ? [{ name, isWhole, madeAt }] : []
  })
  const names = findOutdatedBackups(found, { keeping, now }).map(({ name }) => name)
  for (const name of names) await place.remove(name)
  return names
}
