import type { SiteTimezone } from '@/src/domain/languages/siteLocale'
import { dayInTimezone, noonOfDay, parseStoredDay } from '@/src/domain/text/frenchDate'
import { DAY_MS } from '../durations'

/** Days within which candidates receive a reply, as promised. */
export const REPLY_DAYS_LIMITS = { least: 1, usual: 15, most: 60 } as const

export const isValidReplyDays = (days: unknown): days is number =>
  Number.isInteger(days) &&
  Number(days) >= REPLY_DAYS_LIMITS.least &&
  Number(days) <= REPLY_DAYS_LIMITS.most

type ReplyPromise = { timezone: SiteTimezone; days: number }

/** The promised reply date of a candidate, stored as noon of the day. */
export function replyDueDate(sentAt: Date, { timezone, days }: ReplyPromise): string {
  const start = Date.parse(noonOfDay(dayInTimezone(timezone, sentAt)))
  return new Date(start + days * DAY_MS).toISOString()
}

/** A reply due before this noon is overdue: noon of today at the firm. */
export const overdueReplyCutoff = (now: Date, timezone: SiteTimezone) =>
  noonOfDay(dayInTimezone(timezone, now))

/** Days until the due date: 0 on the day itself, negative after it. */
export function daysUntilReplyDue(dueOn: string, now: Date, timezone: SiteTimezone): number {
  const due = Date.parse(noonOfDay(parseStoredDay(dueOn) ?? ''))
  return Math.round((due - Date.parse(noonOfDay(dayInTimezone(timezone, now)))) / DAY_MS)
}
