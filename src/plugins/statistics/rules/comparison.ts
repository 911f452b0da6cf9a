import type { IsoDay } from '@/src/domain/text/frenchDate'
import {
  type ComparedDays,
  chooseComparedDays,
  countCompletedDays,
  firstDaysOfPeriod,
} from '@/src/domain/visits/chooseComparedDays'
import { addDays, countDays, type Period } from '@/src/domain/visits/period'
import { comparedRangeOffsetWeeks } from '@/src/domain/visits/visitStats'

/** The comparisons that staff can choose for a period. */
export const COMPARISON_CHOICES = ['before', 'yearBefore', 'none'] as const
export type ComparisonChoice = (typeof COMPARISON_CHOICES)[number]
export const COMPARISON_URL_WORDS = {
  before: 'avant',
  yearBefore: 'an',
  none: 'sans',
} as const satisfies Record<ComparisonChoice, string>
const DEFAULT_COMPARISON: ComparisonChoice = 'before'

export type ComparedPeriods = {
  /** Number of weeks between the periods, or a month or year. */
  ago: number | 'month' | 'year'
  /**
   * Whether whole months are compared; otherwise both periods have the same number of each weekday.
   */
  isByMonth: boolean
  /** The compared days without today, which is not complete; null when there are none. */
  whole: ComparedDays | null
}

/** Returns the period and the one that it is compared with; null without comparison. */
export function comparedPeriods(
  period: Period,
  comparison: ComparisonChoice,
  today: IsoDay,
): ComparedPeriods | null {
  if (comparison === 'none') return null
  return isCalendarMonth(period, today)
    ? comparedPeriodsByMonths(period, comparison, today)
    : findEarlierWeeksToCompare(period, comparison, today)
}

/** Returns the whole days that are compared where staff cannot choose the comparison. */
export const findDefaultComparedPeriods = (period: Period, today: IsoDay) =>
  comparedPeriods(period, DEFAULT_COMPARISON, today)?.whole ?? null

/** Reads the comparison in the URL, or the default when the word is unknown. */
export function parseComparisonChoice(word: string | undefined): ComparisonChoice {
  return (
    COMPARISON_CHOICES.find((name) => COMPARISON_URL_WORDS[name] === word) ?? DEFAULT_COMPARISON
  )
}

const WEEKS_TO_YEAR_BEFORE = 52

function findEarlierWeeksToCompare(
  period: Period,
  comparison: ComparisonChoice,
  today: IsoDay,
): ComparedPeriods {
  const isYear = comparison === 'yearBefore'
  const weeks = Math.max(
    comparedRangeOffsetWeeks(countDays(period)),
    isYear ? WEEKS_TO_YEAR_BEFORE : 0,
  )
  const whole = chooseComparedDays(period, weeks, today)
  return { ago: isYear ? 'year' : weeks, isByMonth: false, whole }
}

function comparedPeriodsByMonths(
  period: Period,
  comparison: ComparisonChoice,
  today: IsoDay,
): ComparedPeriods {
  const isYear = comparison === 'yearBefore'
  const earlier = calendarMonthEarlier(period.from, isYear ? 12 : 1)
  return {
    ago: isYear ? 'year' : 'month',
    isByMonth: true,
    whole: comparableWholeMonths(period, earlier, today),
  }
}

function comparableWholeMonths(
  period: Period,
  earlier: Period,
  today: IsoDay,
): ComparedPeriods['whole'] {
  if (period.to !== today) return { current: period, previous: earlier }
  const days = Math.min(countCompletedDays(period, today), countDays(earlier))
  return days === 0
    ? null
    : { current: firstDaysOfPeriod(period, days), previous: firstDaysOfPeriod(earlier, days) }
}

/** Whether the period is a calendar month, or the current month up to today. */
function isCalendarMonth({ from, to }: Period, today: IsoDay): boolean {
  if (!from.endsWith('-01') || from.slice(0, 7) !== to.slice(0, 7)) return false
  return to === today || addDays(to, 1).endsWith('-01')
}

function calendarMonthEarlier(first: IsoDay, months: number): Period {
  let from = first
  for (let month = 0; month < months; month++) from = `${addDays(from, -1).slice(0, 7)}-01`
  return { from, to: addDays(`${addDays(from, 31).slice(0, 7)}-01`, -1) }
}
