import fc from 'fast-check'
import { expect, test } from 'vitest'
import { SITE_TIMEZONES } from '@/src/domain/languages/siteLocale'
import { instantOfWallTime, lastInstantOfDay, wallTimeOf } from '@/src/domain/text/wallClock'

test.each([
  ['2026-11-24T09:00', 'Europe/Paris', '2026-11-24T08:00:00.000Z'],
  ['2026-07-14T09:00', 'Europe/Paris', '2026-07-14T07:00:00.000Z'],
  ['2026-07-14T09:00', 'America/New_York', '2026-07-14T13:00:00.000Z'],
  // The night in which the clocks go forward: a skipped time is moved by the same amount.
  ['2026-03-29T01:59', 'Europe/Paris', '2026-03-29T00:59:00.000Z'],
  ['2026-03-29T02:30', 'Europe/Paris', '2026-03-29T01:30:00.000Z'],
  ['2026-03-29T03:00', 'Europe/Paris', '2026-03-29T01:00:00.000Z'],
  ['2026-03-08T02:30', 'America/New_York', '2026-03-08T07:30:00.000Z'],
  // The night in which the clocks go back: the first of the two times counts.
  ['2026-10-25T01:59', 'Europe/Paris', '2026-10-24T23:59:00.000Z'],
  ['2026-10-25T02:30', 'Europe/Paris', '2026-10-25T00:30:00.000Z'],
  ['2026-10-25T03:00', 'Europe/Paris', '2026-10-25T02:00:00.000Z'],
  ['2026-10-25T01:30', 'Europe/London', '2026-10-25T00:30:00.000Z'],
] as const)('%s in %s is %s', (wallTime, timezone, instant) => {
  expect(instantOfWallTime(wallTime, timezone)?.toISOString()).toBe(instant)
})

test.each([
  '',
  'demain',
  '0202-11-24T09:00',
  '2026-02-30T09:00',
  '2026-11-24',
  '2026-11-24T25:00',
  '2026-11-24T09:00Z',
])('« %s » is no local time', (text) => {
  expect(instantOfWallTime(text, 'Europe/Paris')).toBeNull()
})

test.each([
  ['2026-07-14', 'Europe/Paris', '2026-07-14T21:59:59.999Z'],
  ['2026-12-31', 'Europe/Paris', '2026-12-31T22:59:59.999Z'],
  ['2028-02-29', 'Europe/London', '2028-02-29T23:59:59.999Z'],
  // A day of 23 hours and a day of 25 hours.
  ['2026-03-29', 'Europe/Paris', '2026-03-29T21:59:59.999Z'],
  ['2026-10-25', 'Europe/Paris', '2026-10-25T22:59:59.999Z'],
  ['2026-11-01', 'America/New_York', '2026-11-02T04:59:59.999Z'],
] as const)('The day %s ends in %s at %s', (day, timezone, instant) => {
  expect(lastInstantOfDay(day, timezone)?.toISOString()).toBe(instant)
})

test.each(['', '2026-02-30', '2026-7-1', '0202-11-24', '2026-11-24T09:00'])(
  '« %s » is no day',
  (text) => {
    expect(lastInstantOfDay(text, 'Europe/Paris')).toBeNull()
  },
)

test('Each minute is the same after it was formatted and parsed, except the second of two equal ones', () => {
  const minutes = fc.integer({ min: Date.UTC(2020, 0) / 60_000, max: Date.UTC(2040, 0) / 60_000 })
  fc.assert(
    fc.property(minutes, fc.constantFrom(...SITE_TIMEZONES), (minute, timezone) => {
      const instant = new Date(minute * 60_000)
      const back = instantOfWallTime(wallTimeOf(instant.toISOString(), timezone), timezone)
      expect([0, 60 * 60_000]).toContain(instant.getTime() - (back?.getTime() ?? 0))
    }),
  )
})
