import { describe, expect, test } from 'vitest'
import { trendPercentage } from '@/src/domain/visits/visitStats'
import { daysSince, trendPeriods } from '@/src/plugins/dashboard/rules/trend'

describe('A trend compares the last 30 days including today with the 30 days before, until the same hour', () => {
  test.each([
    [
      'Europe/Paris',
      '2026-11-22T09:00:00Z',
      '2026-10-23T22:00:00Z',
      '2026-09-23T22:00:00Z',
      '2026-10-23T08:00:00Z',
    ],
    [
      'America/New_York',
      '2026-11-22T09:00:00Z',
      '2026-10-24T04:00:00Z',
      '2026-09-24T04:00:00Z',
      '2026-10-23T08:00:00Z',
    ],
    // There the local day is still the day before.
    [
      'America/New_York',
      '2026-11-22T03:00:00Z',
      '2026-10-23T04:00:00Z',
      '2026-09-23T04:00:00Z',
      '2026-10-23T02:00:00Z',
    ],
    // The period begins on the day on which the clocks go forward.
    [
      'Europe/Paris',
      '2026-04-27T10:00:00Z',
      '2026-03-28T23:00:00Z',
      '2026-02-26T23:00:00Z',
      '2026-03-28T11:00:00Z',
    ],
  ] as const)('in %s, at %s', (timezone, now, currentFrom, previousFrom, previousUntil) => {
    expect(trendPeriods(new Date(now), timezone)).toEqual({
      currentFrom: new Date(currentFrom),
      previousFrom: new Date(previousFrom),
      previousUntil: new Date(previousUntil),
    })
  })
})

describe('The change', () => {
  test.each([
    [12, 10, 20],
    [5, 10, -50],
    [10, 10, 0],
    [0, 4, -100],
    [2, 3, -33],
  ])('%i after %i is %i %%', (current, previous, percent) => {
    expect(trendPercentage(current, previous)).toBe(percent)
  })

  test('is null without an earlier value', () => {
    expect(trendPercentage(7, 0)).toBeNull()
    expect(trendPercentage(0, 0)).toBeNull()
  })
})

test.each([
  ['Europe/Paris', '2026-11-22T08:00:00Z', 0],
  ['Europe/Paris', '2026-11-21T23:30:00Z', 0],
  ['Europe/Paris', '2026-11-21T22:30:00Z', 1],
  ['America/New_York', '2026-11-21T23:30:00Z', 1],
  ['Europe/Paris', '2026-10-22T12:00:00Z', 31],
] as const)('In %s the instant %s is %i days ago', (timezone, instant, days) => {
  expect(daysSince(new Date(instant), new Date('2026-11-22T20:00:00Z'), timezone)).toBe(days)
})
