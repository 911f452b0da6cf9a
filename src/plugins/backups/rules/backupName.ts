const BACKUP_NAME_PATTERN = /^sauvegarde-(\d{4}-\d{2}-\d{2})T(\d{2})-(\d{2})-(\d{2})/

/** Makes the file or folder name of a backup. */
export const backupName = (now: Date) =>
  `sauvegarde-${now.toISOString().slice(0, 19).replaceAll(':', '-')}`

/** Reads from its name when a backup was started; null for a name of another format. */
export function backupStartTime(name: string): Date | null {
  const [, day, ...time] = BACKUP_NAME_PATTERN.exec(name) ?? []
  const moment = new Date(`${day}T${time.join(':')}Z`)
  return Number.isNaN(moment.getTime()) ? null : moment
}

/** Whether the backup is complete: no `.part` or `.incomplete` suffix. */
export const isCompleteBackupName = (name: string) => !/\.(part|incomplete)$/.test(name)
