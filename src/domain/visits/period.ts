import { DAY_MS } from '../durations'
import type { IsoDay } from '../text/frenchDate'
import { DEFAULT_VISIT_RANGE_DAYS, VISIT_RANGE_DAYS } from './visitStats'

/** A period of days in the site's time zone, both included. */
export type Period = { from: IsoDay; to: IsoDay }

/** Maximum length of a period, in days. */
export const MAX_PERIOD_DAYS = 366

/** Query parameters of a period: `jours=30`, or `du=2026-10-01&au=2026-10-31`. */
export type PeriodParams = { jours?: string; du?: string; au?: string }

/** Parses the period; the default when none is given, null when it is invalid or in the future. */
export function parsePeriod({ jours, du, au }: PeriodParams, today: IsoDay): Period | null {
  if (du === undefined && au === undefined) {
    const days = VISIT_RANGE_DAYS.find(
      (range) => String(range) === (jours ?? String(DEFAULT_VISIT_RANGE_DAYS)),
    )
    return days === undefined ? null : periodOfLastDays(days, today)
  }
  const period = { from: du ?? '', to: au ?? today }
  return isValidPeriod(period, today) ? period : null
}

/** Returns the period of the last days, up to today. */
export const periodOfLastDays = (days: number, today: IsoDay): Period => ({
  from: addDays(today, 1 - days),
  to: today,
})

/** Number of days in the period. */
export const countDays = ({ from, to }: Period): number =>
  1 + (noonUtcMs(to) - noonUtcMs(from)) / DAY_MS

/** Lists all days of the period in order. */
export const daysOfPeriod = (period: Period): IsoDay[] =>
  Array.from({ length: countDays(period) }, (_, rank) => addDays(period.from, rank))

/** Returns the day a number of days later, or earlier when negative. */
export function addDays(day: IsoDay, days: number): IsoDay {
  return new Date(noonUtcMs(day) + days * DAY_MS).toISOString().slice(0, 10)
}

/** The query of this period. */
export const periodQueryString = ({ from, to }: Period): string => `du=${from}&au=${to}`

/** Whether the text is a valid calendar day. */
export function isIsoDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
  return !Number.isNaN(noonUtcMs(text)) && addDays(text, 0) === text
}

const noonUtcMs = (day: IsoDay) => Date.parse(`${day}T12:00:00Z`)

function isValidPeriod({ from, to }: Period, today: IsoDay): boolean {
  const isWhole = isIsoDay(from) && isIsoDay(to) && from <= to && to <= today
  return isWhole && countDays({ from, to }) <= MAX_PERIOD_DAYS
}
