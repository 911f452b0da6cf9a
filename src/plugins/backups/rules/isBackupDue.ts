/**
 * Hour of the night, in UTC: one hour after the retention job, so that deleted data is not in the
 * backup.
 */
const BACKUP_HOUR_UTC = 3

/** Whether the backup of this night is still missing. */
export function isBackupDue({ last, now }: { last: Date | null; now: Date }): boolean {
  const due = new Date(now)
  due.setUTCHours(BACKUP_HOUR_UTC, 0, 0, 0)
  if (due > now) due.setUTCDate(due.getUTCDate() - 1)
  return last === null || last < due
}
