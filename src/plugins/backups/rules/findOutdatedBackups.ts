import type { BackupRetention } from '@/src/domain/backups/backupSettings'
import { DAY_MS, HOUR_MS } from '@/src/domain/durations'

export type FoundBackup = { name: string; madeAt: Date; isWhole: boolean }

/** Younger backups, such as the one before an update, are all retained. */
export const ALL_BACKUPS_RETENTION_MS = 48 * HOUR_MS
/** A backup that was started within this period may still be in progress. */
const MAX_BACKUP_DURATION_MS = 2 * HOUR_MS

/**
 * Lists the backups to delete, by day, week (from Monday) and month in UTC. The last complete
 * backup is always retained; of the incomplete ones only the last is retained, until a later
 * complete one exists.
 */
export function findOutdatedBackups(
  found: FoundBackup[],
  { keeping, now }: { keeping: BackupRetention; now: Date },
): FoundBackup[] {
  const latestFirst = found.toSorted((one, other) => other.madeAt.getTime() - one.madeAt.getTime())
  const whole = latestFirst.filter(({ isWhole }) => isWhole)
  const lacking = latestFirst.filter(({ isWhole }) => !isWhole)
  const [last] = whole
  const retainedBackups = new Set([
    ...(last ? [last] : []),
    ...lastBackupOfEachPeriod(whole, keeping.daily, isoDayOf),
    ...lastBackupOfEachPeriod(whole, keeping.weekly, mondayOfWeek),
    ...lastBackupOfEachPeriod(whole, keeping.monthly, (moment) => isoDayOf(moment).slice(0, 7)),
    ...whole.filter(({ madeAt }) => now.getTime() - madeAt.getTime() < ALL_BACKUPS_RETENTION_MS),
    ...latestFirst.slice(0, 1),
    ...lacking.filter(({ madeAt }) => now.getTime() - madeAt.getTime() < MAX_BACKUP_DURATION_MS),
  ])
  return latestFirst.filter((backup) => !retainedBackups.has(backup))
}

function lastBackupOfEachPeriod(
  latestFirst: FoundBackup[],
  count: number,
  periodOf: (moment: Date) => string,
) {
  const lasts = new Map<string, FoundBackup>()
  for (const backup of latestFirst) {
    const period = periodOf(backup.madeAt)
    if (!lasts.has(period)) lasts.set(period, backup)
  }
  return [...lasts.values()].slice(0, count)
}

const isoDayOf = (moment: Date) => moment.toISOString().slice(0, 10)

function mondayOfWeek(moment: Date) {
  const sinceMonday = (moment.getUTCDay() + 6) % 7
  return isoDayOf(new Date(moment.getTime() - sinceMonday * DAY_MS))
}
