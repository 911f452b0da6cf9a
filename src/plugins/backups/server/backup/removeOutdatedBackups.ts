import type { BackupRetention } from '@/src/domain/backups/backupSettings'
import { backupStartTime } from '@/src/plugins/backups/rules/backupName'
import { findOutdatedBackups } from '@/src/plugins/backups/rules/findOutdatedBackups'
import type { BackupDestination } from './destinations'

/** Finds when the oldest backup of the destination was made, complete or not; null without any. */
export async function findOldestBackup(place: BackupDestination): Promise<Date | null> {
  const times = (await place.list()).flatMap(({ name }) => backupStartTime(name)?.getTime() ?? [])
  return times.length > 0 ? new Date(Math.min(...times)) : null
}

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
