import type { Day } from '../text/frenchDate'
import { dayAfter, daysOf, type Period } from './period'
import { weeksCompared } from './visitStats'

/** With what a period is compared, by the words of its address. */
export const COMPARISON_NAMES = ['before', 'yearBefore', 'none'] as const
export type Comparison = (typeof COMPARISON_NAMES)[number]
export const COMPARISONS = {
  before: 'avant',
  yearBefore: 'an',
  none: 'sans',
} as const satisfies Record<Comparison, string>
export const DEFAULT_COMPARISON: Comparison = 'before'

/** Like with like: both of whole days. */
export type ComparedPeriods = {
  /** How much earlier, weeks. */
  ago: number | 'month' | 'year'
  /** A month with a month; else as many of each weekday. */
  isByMonth: boolean
  /** Today is not over: of a period that ends with it, the days before it; null while it has none. */
  whole: { current: Period; previous: Period } | null
}

/**
 * What the period is compared with; null when it is not.
 * @param comparison `weeks`: so many weeks earlier, also where the days happen to be those of a month
 */
export function comparedPeriods(
  period: Period,
  comparison: Comparison | 'weeks',
  today: Day,
): ComparedPeriods | null {
  if (comparison === 'none') return null
  if (comparison === 'weeks') return comparedWeeks(period, 'before', today)
  return isMonth(period, today)
    ? comparedMonths(period, comparison, today)
    : comparedWeeks(period, comparison, today)
}

/** The comparison that an address asks for; the usual one when it asks for none that there is. */
export function readComparison(word: string | undefined): Comparison {
  return COMPARISON_NAMES.find((name) => COMPARISONS[name] === word) ?? DEFAULT_COMPARISON
}

const SHORTEST_YEAR_WEEKS = 52

function comparedWeeks(period: Period, comparison: Comparison, today: Day): ComparedPeriods {
  const isYear = comparison === 'yearBefore'
  const weeks = Math.max(weeksCompared(daysOf(period)), isYear ? SHORTEST_YEAR_WEEKS : 0)
  const days = wholeDays(period, today)
  const current = atMost(period, days)
  return {
    ago: isYear ? 'year' : weeks,
    isByMonth: false,
    whole: days === 0 ? null : { current, previous: moved(current, -7 * weeks) },
  }
}

function comparedMonths(period: Period, comparison: Comparison, today: Day): ComparedPeriods {
  const isYear = comparison === 'yearBefore'
  const earlier = monthBefore(period.from, isYear ? 12 : 1)
  return {
    ago: isYear ? 'year' : 'month',
    isByMonth: true,
    whole: wholeMonths(period, earlier, today),
  }
}

function wholeMonths(period: Period, earlier: Period, today: Day): ComparedPeriods['whole'] {
  if (period.to !== today) return { current: period, previous: earlier }
  const days = Math.min(wholeDays(period, today), daysOf(earlier))
  return days === 0 ? null : { current: atMost(period, days), previous: atMost(earlier, days) }
}

/** From the first of a month to its last, or to today where that is in it. */
function isMonth({ from, to }: Period, today: Day): boolean {
  if (!from.endsWith('-01') || from.slice(0, 7) !== to.slice(0, 7)) return false
  return to === today || dayAfter(to, 1).endsWith('-01')
}

function monthBefore(first: Day, months: number): Period {
  let from = first
  for (let month = 0; month < months; month++) from = `${dayAfter(from, -1).slice(0, 7)}-01`
  return { from, to: dayAfter(`${dayAfter(from, 31).slice(0, 7)}-01`, -1) }
}

const wholeDays = (period: Period, today: Day) => daysOf(period) - (period.to === today ? 1 : 0)

const moved = ({ from, to }: Period, days: number): Period => ({
  from: dayAfter(from, days),
  to: dayAfter(to, days),
})

function atMost(period: Period, days: number): Period {
  return daysOf(period) <= days ? period : { ...period, to: dayAfter(period.from, days - 1) }
}
