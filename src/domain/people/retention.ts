import { spamMarkedBefore } from '../submissions/spam'

/** Months for which each kind is kept. The least and the most that may be set; `usual` is the default. */
export const RETENTION_PERIODS = {
  // The CNIL: two years after the last contact with a candidate who was not hired.
  applicationMonths: { least: 1, usual: 24, most: 60 },
  messageMonths: { least: 1, usual: 36, most: 60 },
  // The CNIL: between six months and a year for what records who did what.
  logMonths: { least: 6, usual: 12, most: 36 },
} as const
export type RetentionPeriod = keyof typeof RETENTION_PERIODS

export function isRetentionPeriod(name: RetentionPeriod, value: unknown): value is number {
  const { least, most } = RETENTION_PERIODS[name]
  return typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most
}

/** What becomes of an application whose time is over. */
export const APPLICATION_ENDINGS = ['delete', 'anonymise'] as const
export type ApplicationEnding = (typeof APPLICATION_ENDINGS)[number]
export const USUAL_ENDING: ApplicationEnding = 'delete'

export type RetentionRules = Record<RetentionPeriod, number> & { ending: ApplicationEnding }

/** What goes in a run, each counted by itself. */
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

/** What the next run takes of one kind, and since when the oldest of it waits. */
export type DueOfKind = { count: number; oldest: string | null }
export type DueRecords = Record<RetentionKind, DueOfKind>

/** For each kind, the moment before which the last event must lie. */
export function retentionLimits(rules: RetentionRules, now: Date): Record<RetentionKind, Date> {
  const logs = monthsBefore(now, rules.logMonths)
  return {
    applications: monthsBefore(now, rules.applicationMonths),
    spam: spamMarkedBefore(now),
    messages: monthsBefore(now, rules.messageMonths),
    entries: logs,
    dispatches: logs,
    mails: logs,
  }
}

/** The same moment so many months earlier, in UTC; the last day of a month that has no such day. */
export function monthsBefore(moment: Date, months: number): Date {
  const earlier = new Date(moment)
  earlier.setUTCDate(1)
  earlier.setUTCMonth(earlier.getUTCMonth() - months)
  const daysInMonth = new Date(
    Date.UTC(earlier.getUTCFullYear(), earlier.getUTCMonth() + 1, 0),
  ).getUTCDate()
  earlier.setUTCDate(Math.min(moment.getUTCDate(), daysInMonth))
  return earlier
}

/** What stands in the place of a candidate whose application was anonymised. */
export const NO_NAME = '—'
export const NO_ADDRESS = 'anonyme@anonyme.invalid'

export const isAnonymised = (address: string | null | undefined) => address === NO_ADDRESS
