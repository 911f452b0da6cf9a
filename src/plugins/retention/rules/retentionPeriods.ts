import { subtractMonths } from '@/src/domain/people/retention'
import { spamDeletionCutoff } from '@/src/domain/submissions/spam'
import { dayInTimezone, type IsoDay } from '@/src/domain/text/frenchDate'
import type { ApplicationRetentionRules } from './applicationRetention'

/** The period of each kind in months, or in years as its name says: minimum, default and maximum. */
export const RETENTION_PERIODS = {
  // CNIL recommendation: two years after the last contact with a candidate who was not hired.
  applicationMonths: { least: 1, usual: 24, most: 60 },
  // CNIL guide on recruitment (January 2023): three months after the decision without consent.
  rejectedMonths: { least: 1, usual: 3, most: 24 },
  withdrawnMonths: { least: 1, usual: 3, most: 24 },
  messageMonths: { least: 1, usual: 36, most: 60 },
  // CNIL recommendation: six months to one year for audit logs.
  logMonths: { least: 6, usual: 12, most: 36 },
  // Discrimination: five years in civil law (L. 1134-5 of the labour code), six in criminal law.
  sealedRecordYears: { least: 0, usual: 5, most: 6 },
} as const
export type RetentionPeriod = keyof typeof RETENTION_PERIODS
export const RETENTION_PERIOD_NAMES = [
  ...(['applicationMonths', 'rejectedMonths', 'withdrawnMonths'] as const),
  ...(['messageMonths', 'logMonths', 'sealedRecordYears'] as const),
] satisfies RetentionPeriod[]

export function isValidRetentionPeriod(name: RetentionPeriod, value: unknown): value is number {
  const { least, most } = RETENTION_PERIODS[name]
  return typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most
}

/**
 * Key in Payload's key-value store: when a migration gave the existing applications periods that
 * they did not have before.
 */
export const NEW_RETENTION_PERIODS_KEY = 'retention-periods-changed'
/** Key of the same value once the mails about that change are queued. */
export const MAILED_RETENTION_PERIODS_KEY = 'retention-periods-mailed'

/** What the first run after the grace would delete. */
export type ExpectedDeletions = {
  graceDay: IsoDay
  count: number
  /** For how long a sealed record remains of each; 0 for none. */
  sealedRecordYears: number
}

export type RetentionRules = Record<RetentionPeriod, number> & ApplicationRetentionRules

/** The kinds of data that a retention run deletes, each counted separately. */
export const RETENTION_KINDS = [
  'applications',
  'spam',
  'messages',
  'entries',
  'dispatches',
  'mails',
  'sealedRecords',
] as const
export type RetentionKind = (typeof RETENTION_KINDS)[number]
/** The documents that a run deleted, and the applications of which it left a sealed record. */
export type RetentionRunCounts = Record<RetentionKind | 'sealed', number>

/** The number of documents due for deletion, and the oldest due date. */
export type DueCountOfKind = { count: number; oldest: string | null }
export type DueRecordCounts = Record<RetentionKind, DueCountOfKind>

type KindWithDays = 'applications' | 'sealedRecords'
/** When data of each kind is deleted: before a moment, or after its last day of retention. */
export type RetentionLimits = Record<Exclude<RetentionKind, KindWithDays>, Date> &
  Record<KindWithDays, { rules: RetentionRules; today: IsoDay }>

/** What a run at this moment deletes. */
export function retentionLimits(rules: RetentionRules, now: Date): RetentionLimits {
  const logs = subtractMonths(now, rules.logMonths)
  const days = { rules, today: dayInTimezone(rules.timezone, now) }
  return {
    applications: days,
    sealedRecords: days,
    spam: spamDeletionCutoff(now),
    messages: subtractMonths(now, rules.messageMonths),
    entries: logs,
    dispatches: logs,
    mails: logs,
  }
}

const NIGHTLY_HOUR_UTC = 2

/** When the worker queues the next run: see `queueNightlyJobs`. */
export function nextRetentionRun(now: Date): Date {
  const next = new Date(now)
  next.setUTCHours(NIGHTLY_HOUR_UTC, 0, 0, 0)
  if (next <= now) next.setUTCDate(next.getUTCDate() + 1)
  return next
}
