import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, countDays, type Period, periodOfLastDays } from '@/src/domain/visits/period'
import {
  type ComparisonChoice,
  comparedPeriods,
  parseComparisonChoice,
} from '@/src/plugins/statistics/rules/comparison'
import { statisticsText } from '@/src/plugins/statistics/words/admin/statistics'

const TODAY = '2026-11-24'
const computeComparedPeriods = (
  from: string,
  to: string,
  how: ComparisonChoice = 'before',
  today = TODAY,
) => comparedPeriods({ from, to }, how, today)

describe('A month is compared with a month:', () => {
  test('a past month with the whole month before it or a year before it, whatever their lengths', () => {
    expect(computeComparedPeriods('2026-03-01', '2026-03-31')).toMatchObject({
      ago: 'month',
      whole: {
        current: { from: '2026-03-01', to: '2026-03-31' },
        previous: { from: '2026-02-01', to: '2026-02-28' },
      },
    })
    expect(computeComparedPeriods('2025-02-01', '2025-02-28', 'yearBefore')).toMatchObject({
      ago: 'year',
      whole: { previous: { from: '2024-02-01', to: '2024-02-29' } },
    })
    expect(computeComparedPeriods('2026-01-01', '2026-01-31')?.whole?.previous).toEqual({
      from: '2025-12-01',
      to: '2025-12-31',
    })
  })

  test('the current month with as many whole days of the other one', () => {
    expect(computeComparedPeriods('2026-11-01', TODAY)).toEqual({
      ago: 'month',
      isByMonth: true,
      whole: {
        current: { from: '2026-11-01', to: '2026-11-23' },
        previous: { from: '2026-10-01', to: '2026-10-23' },
      },
    })
    // The 1st of March has no counterpart: there is no 29th of February.
    expect(
      computeComparedPeriods('2026-03-01', '2026-03-30', 'before', '2026-03-30')?.whole,
    ).toEqual({
      current: { from: '2026-03-01', to: '2026-03-28' },
      previous: { from: '2026-02-01', to: '2026-02-28' },
    })
  })

  test('the current month on its first day with none', () => {
    expect(
      computeComparedPeriods('2026-11-01', '2026-11-01', 'before', '2026-11-01')?.whole,
    ).toBeNull()
  })
})

test('Of thirty days that end today the twenty-nine past ones are compared, with those five weeks before', () => {
  const { from, to } = periodOfLastDays(30, TODAY)
  expect(computeComparedPeriods(from, to)).toMatchObject({
    ago: 5,
    whole: {
      current: { from: '2026-10-26', to: '2026-11-23' },
      previous: { from: '2026-09-21', to: '2026-10-19' },
    },
  })
})

test('Today alone is not compared, and a past day is compared with the same day a week before', () => {
  expect(computeComparedPeriods(TODAY, TODAY)?.whole).toBeNull()
  expect(computeComparedPeriods('2026-11-23', '2026-11-23')?.whole).toEqual({
    current: { from: '2026-11-23', to: '2026-11-23' },
    previous: { from: '2026-11-16', to: '2026-11-16' },
  })
})

const weekdayOf = (day: string) => new Date(`${day}T12:00:00Z`).getUTCDay()
const periodArbitrary = fc
  .record({ begin: fc.nat(900), days: fc.integer({ min: 1, max: 366 }) })
  .map(({ begin, days }) => {
    const at = (rank: number) =>
      new Date(Date.UTC(2024, 0, 1) + rank * 86_400_000).toISOString().slice(0, 10)
    return { from: at(begin), to: at(begin + days - 1) }
  })
const startsOnFirstOfMonth = ({ from }: Period) => from.endsWith('-01')

test('Any other period is compared with as many days of the same weekdays, all before its first', () => {
  fc.assert(
    fc.property(
      periodArbitrary.filter((period) => !startsOnFirstOfMonth(period)),
      fc.constantFrom('before', 'yearBefore'),
      fc.boolean(),
      (period, how, endsToday) => {
        const today = endsToday ? period.to : '2027-12-31'
        const compared = comparedPeriods(period, how, today)
        if (!compared?.whole) {
          expect(period).toEqual({ from: today, to: today })
          return
        }
        const { current, previous } = compared.whole
        expect(current.from).toBe(period.from)
        expect(countDays(previous)).toBe(countDays(current))
        expect(weekdayOf(previous.from)).toBe(weekdayOf(current.from))
        expect(previous.to < current.from).toBe(true)
        expect(current.to).toBe(endsToday ? addDays(today, -1) : period.to)
        const apart = countDays({ from: previous.from, to: current.from }) - 1
        const isNear = apart - countDays(period) < 7
        expect(how === 'yearBefore' ? [364, 371].includes(apart) : isNear).toBe(true)
      },
    ),
  )
})

test('The URL names the comparison, by default with the period before', () => {
  expect(['an', 'sans', 'avant', 'x', undefined].map(parseComparisonChoice)).toEqual([
    'yearBefore',
    'none',
    'before',
    'before',
    'before',
  ])
  expect(computeComparedPeriods('2026-11-02', '2026-11-08', 'none')).toBeNull()
})

test('The first of a month is « 1er » in the name of a period', () => {
  expect(statisticsText.period.shown({ from: '2026-11-01', to: '2026-11-21' })).toBe(
    'Du 1er novembre 2026 au 21 novembre 2026',
  )
})
