import type { Day } from '../text/frenchDate'
import { DEFAULT_VISIT_RANGE, VISIT_RANGES } from './visitStats'

/** Days in the site's time zone, both included. */
export type Period = { from: Day; to: Day }

/** Maximum length of a period, in days. */
export const MAX_PERIOD_DAYS = 366

/** Query parameters of a period: `jours=30`, or `du=2026-10-01&au=2026-10-31`. */
export type PeriodParams = { jours?: string; du?: string; au?: string }

/** Parses the period; the default when none is given, null when it is invalid or in the future. */
export function readPeriod({ jours, du, au }: PeriodParams, today: Day): Period | null {
  if (du === undefined && au === undefined) {
    const days = VISIT_RANGES.find(
      (range) => String(range) === (jours ?? String(DEFAULT_VISIT_RANGE)),
    )
    return days === undefined ? null : lastDays(days, today)
  }
  const period = { from: du ?? '', to: au ?? today }
  return isPeriod(period, today) ? period : null
}

/** The last days, up to today. */
export const lastDays = (days: number, today: Day): Period => ({
  from: dayAfter(today, 1 - days),
  to: today,
})

/** Number of days in the period. */
export const countDays = ({ from, to }: Period): number =>
  1 + (noonTime(to) - noonTime(from)) / DAY_MS

/** All days of the period in order. */
export const eachDay = (period: Period): Day[] =>
  Array.from({ length: countDays(period) }, (_, rank) => dayAfter(period.from, rank))

/** The day a number of days later, or earlier when negative. */
export function dayAfter(day: Day, days: number): Day {
  return new Date(noonTime(day) + days * DAY_MS).toISOString().slice(0, 10)
}

/** The query of this period. */
export const periodQuery = ({ from, to }: Period): string => `du=${from}&au=${to}`

/** Whether the text is a valid calendar day. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
  return !Number.isNaN(noonTime(text)) && dayAfter(text, 0) === text
}

const DAY_MS = 24 * 60 * 60 * 1000
const noonTime = (day: Day) => Date.parse(`${day}T12:00:00Z`)

function isPeriod({ from, to }: Period, today: Day): boolean {
  const isWhole = isDay(from) && isDay(to) && from <= to && to <= today
  return isWhole && countDays({ from, to }) <= MAX_PERIOD_DAYS
}
