import { monthsBefore, type RetentionEndAction } from '@/src/domain/people/retention'
import { spamDeletionLimit } from '@/src/domain/submissions/spam'

/** Months of retention per kind: minimum, maximum, and `usual` as default. */
export const RETENTION_PERIODS = {
  // CNIL recommendation: two years after the last contact with a candidate who was not hired.
  applicationMonths: { least: 1, usual: 24, most: 60 },
  messageMonths: { least: 1, usual: 36, most: 60 },
  // CNIL recommendation: six months to one year for audit logs.
  logMonths: { least: 6, usual: 12, most: 36 },
} as const
export type RetentionPeriod = keyof typeof RETENTION_PERIODS

export function isRetentionPeriod(name: RetentionPeriod, value: unknown): value is number {
  const { least, most } = RETENTION_PERIODS[name]
  return typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most
}

export const DEFAULT_APPLICATION_ENDING: RetentionEndAction = 'delete'

export type RetentionRules = Record<RetentionPeriod, number> & { ending: RetentionEndAction }

/** The kinds of data that a retention run deletes, each counted separately. */
export const RETENTION_KINDS = [
  'applications',
  'spam',
  'messages',
  'entries',
  'dispatches',
  'mails',
] as const
export type RetentionKind = (typeof RETENTION_KINDS)[number]
export type RetentionCounts = Record<RetentionKind, number>

/** The number of documents due for deletion, and the oldest due date. */
export type DueCountOfKind = { count: number; oldest: string | null }
export type DueRecords = Record<RetentionKind, DueCountOfKind>

/** For each kind, the date before which data is deleted. */
export function retentionCutoffDates(
  rules: RetentionRules,
  now: Date,
): Record<RetentionKind, Date> {
  const logs = monthsBefore(now, rules.logMonths)
  return {
    applications: monthsBefore(now, rules.applicationMonths),
    spam: spamDeletionLimit(now),
    messages: monthsBefore(now, rules.messageMonths),
    entries: logs,
    dispatches: logs,
    mails: logs,
  }
}
