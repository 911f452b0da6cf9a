import { expect, test } from 'vitest'
import { localHour, visitsInSameHours } from '@/src/plugins/statistics/rules/hours'

const HOUR_MS = 60 * 60 * 1000
/** Lists this many hours from that moment, with 1, 2, 3 … visits. */
const hourlyVisitsFrom = (first: string, count: number) =>
  Array.from({ length: count }, (_, rank) => ({
    at: new Date(Date.parse(first) + rank * HOUR_MS),
    visits: rank + 1,
    views: 0,
  }))

// In Paris summer time ends at 03:00 on 25 October and begins at 02:00 on 29 March.
const USUAL_DAY_HOURS = hourlyVisitsFrom('2026-10-17T22:00:00Z', 24)
const LONG_DAY_HOURS = hourlyVisitsFrom('2026-10-24T22:00:00Z', 25)
const SHORT_DAY_HOURS = hourlyVisitsFrom('2026-03-28T23:00:00Z', 23)

test('An hour that occurs twice in a day is compared with the same single hour of the other day', () => {
  const clocks = LONG_DAY_HOURS.map(({ at }) => localHour(at, 'Europe/Paris'))
  expect(clocks.slice(0, 5)).toEqual([0, 1, 2, 2, 3])
  expect(visitsInSameHours(LONG_DAY_HOURS, USUAL_DAY_HOURS, 'Europe/Paris').slice(0, 5)).toEqual([
    1, 2, 3, 3, 4,
  ])
  expect(visitsInSameHours(LONG_DAY_HOURS, USUAL_DAY_HOURS, 'Europe/Paris').at(-1)).toBe(24)
})

test('An hour is compared with the sum of an hour that occurs twice, and with none where it is missing', () => {
  expect(visitsInSameHours(USUAL_DAY_HOURS, LONG_DAY_HOURS, 'Europe/Paris').slice(1, 4)).toEqual([
    2,
    3 + 4,
    5,
  ])
  expect(visitsInSameHours(USUAL_DAY_HOURS, SHORT_DAY_HOURS, 'Europe/Paris').slice(1, 4)).toEqual([
    2,
    null,
    3,
  ])
})
