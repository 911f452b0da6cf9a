import type { Day } from '../text/frenchDate'
import { DEFAULT_VISIT_RANGE, VISIT_RANGES } from './visitStats'

/** Days of the site's time zone, both included. */
export type Period = { from: Day; to: Day }

/** The longest period that is read at once, days. */
export const LONGEST_PERIOD = 366

/** What an address says of a period: `jours=30`, or `du=2026-10-01&au=2026-10-31`. */
export type AskedPeriod = { jours?: string; du?: string; au?: string }

/** The period asked for, the usual one when nothing is; null when there is no such period up to today. */
export function readPeriod({ jours, du, au }: AskedPeriod, today: Day): Period | null {
  if (du === undefined && au === undefined) {
    const days = VISIT_RANGES.find(
      (range) => String(range) === (jours ?? String(DEFAULT_VISIT_RANGE)),
    )
    return days === undefined ? null : lastDays(days, today)
  }
  const period = { from: du ?? '', to: au ?? today }
  return isPeriod(period, today) ? period : null
}

/** So many days, the last of which is today. */
export const lastDays = (days: number, today: Day): Period => ({
  from: dayAfter(today, 1 - days),
  to: today,
})

/** How many days the period has. */
export const daysOf = ({ from, to }: Period): number => 1 + (noon(to) - noon(from)) / DAY_MS

/** The days of the period, the first one first. */
export const eachDay = (period: Period): Day[] =>
  Array.from({ length: daysOf(period) }, (_, rank) => dayAfter(period.from, rank))

/** The day so many days later; earlier where negative. */
export function dayAfter(day: Day, days: number): Day {
  return new Date(noon(day) + days * DAY_MS).toISOString().slice(0, 10)
}

/** The part of an address that asks for it. */
export const periodQuery = ({ from, to }: Period): string => `du=${from}&au=${to}`

/** Whether the text is a day of the calendar. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
  return !Number.isNaN(noon(text)) && dayAfter(text, 0) === text
}

const DAY_MS = 24 * 60 * 60 * 1000
const noon = (day: Day) => Date.parse(`${day}T12:00:00Z`)

function isPeriod({ from, to }: Period, today: Day): boolean {
  const isWhole = isDay(from) && isDay(to) && from <= to && to <= today
  return isWhole && daysOf({ from, to }) <= LONGEST_PERIOD
}
