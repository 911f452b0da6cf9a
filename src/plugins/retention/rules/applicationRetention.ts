import type { SiteTimezone } from '@/src/domain/languages/siteLocale'
import type { ApplicationEventKind } from '@/src/domain/submissions/applicationHistory'
import type { ApplicationStatus } from '@/src/domain/submissions/applicationStatus'
import { dayInTimezone, type IsoDay } from '@/src/domain/text/frenchDate'
import type { RetentionPeriod } from './retentionPeriods'

/** Why an application is still stored. */
export const RETENTION_REASONS = [
  'accepted',
  'withdrawn',
  'rejected',
  'consented',
  'undecided',
] as const
export type RetentionReason = (typeof RETENTION_REASONS)[number]

/** The events of an application after which the period of an undecided one starts again. */
export const CONTACT_EVENTS = [
  ...(['status-changed', 'note-added', 'phone-corrected'] as const),
  ...(['letter-corrected', 'cv-replaced', 'letter-replaced'] as const),
] satisfies ApplicationEventKind[]

/** What the retention of an application depends on. */
export type RetainedApplication = {
  status: ApplicationStatus
  statusChangedAt: Date | null
  /** The latest of: reception, an event of `CONTACT_EVENTS`, candidate reply, record of a plugin. */
  lastContactAt: Date
  withdrawnAt: Date | null
  /** When the consent to be kept for later offers ends. */
  keepConsentUntil: Date | null
  keepConsentWithdrawnAt: Date | null
}

export type ApplicationRetentionRules = Pick<
  Record<RetentionPeriod, number>,
  'applicationMonths' | 'rejectedMonths' | 'withdrawnMonths'
> & {
  timezone: SiteTimezone
  /**
   * The last day on which periods that are new since an update delete nothing that the earlier
   * period would have retained; null without such an update.
   */
  graceDay: IsoDay | null
}

export type ApplicationRetention = {
  reason: RetentionReason
  /** The day from which the period counts. */
  since: IsoDay
  /** The last day of retention, both in the site's time zone; null for no automatic deletion. */
  until: IsoDay | null
}

/**
 * Until when an application is stored, and why. It is deleted after the last day has ended at the
 * firm. `retainedUntilSql` is the same rule in SQL.
 */
export function computeApplicationRetention(
  application: RetainedApplication,
  rules: ApplicationRetentionRules,
): ApplicationRetention {
  const { status, statusChangedAt, lastContactAt, withdrawnAt } = application
  const dayOf = (moment: Date) => dayInTimezone(rules.timezone, moment)
  const lastContact = dayOf(lastContactAt)
  const longest = addMonths(lastContact, rules.applicationMonths)
  const graceEnd = rules.graceDay === null ? null : earlierDay(rules.graceDay, longest)
  const endingAfter = (since: IsoDay, months: number) => {
    const until = addMonths(since, months)
    return { since, until: graceEnd !== null && graceEnd > until ? graceEnd : until }
  }
  if (withdrawnAt) {
    return { reason: 'withdrawn', ...endingAfter(dayOf(withdrawnAt), rules.withdrawnMonths) }
  }
  const decided = statusChangedAt ? dayOf(statusChangedAt) : lastContact
  if (status === 'accepted') return { reason: 'accepted', since: decided, until: null }
  const ended: ApplicationRetention & { until: IsoDay } =
    status === 'rejected'
      ? { reason: 'rejected', ...endingAfter(decided, rules.rejectedMonths) }
      : { reason: 'undecided', since: lastContact, until: longest }
  const { keepConsentUntil, keepConsentWithdrawnAt } = application
  if (!keepConsentUntil || keepConsentWithdrawnAt) return ended
  const consented = earlierDay(dayOf(keepConsentUntil), longest)
  return consented > ended.until
    ? { reason: 'consented', since: lastContact, until: consented }
    : ended
}

/** The same day a number of months later; the last day of the month when the day does not exist. */
export function addMonths(day: IsoDay, months: number): IsoDay {
  const [year = 0, month = 0, dayOfMonth = 0] = day.split('-').map(Number)
  const lastOfMonth = new Date(Date.UTC(year, month + months, 0))
  lastOfMonth.setUTCDate(Math.min(dayOfMonth, lastOfMonth.getUTCDate()))
  return lastOfMonth.toISOString().slice(0, 10)
}

const GRACE_DAYS = 30

/** The last day of grace after an update at this moment. */
export function lastDayOfGrace(updatedAt: Date, timezone: SiteTimezone): IsoDay {
  return addDays(dayInTimezone(timezone, updatedAt), GRACE_DAYS)
}

export function addDays(day: IsoDay, days: number): IsoDay {
  const date = new Date(`${day}T00:00:00Z`)
  date.setUTCDate(date.getUTCDate() + days)
  return date.toISOString().slice(0, 10)
}

const earlierDay = (one: IsoDay, other: IsoDay) => (one < other ? one : other)
