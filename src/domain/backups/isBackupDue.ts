/** Of the night, in UTC: an hour after what is to be forgotten was queued, so that it is not in it any more. */
const HOUR = 3

/** Whether the night's backup is still to be made. */
export function isBackupDue({ last, now }: { last: Date | null; now: Date }): boolean {
  const due = new Date(now)
  due.setUTCHours(HOUR, 0, 0, 0)
  if (due > now) due.setUTCDate(due.getUTCDate() - 1)
  return last === null || last < due
}
