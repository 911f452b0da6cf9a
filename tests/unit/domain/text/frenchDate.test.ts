import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { SITE_TIMEZONES } from '@/src/domain/languages/siteLocale'
import {
  dayInTimezone,
  formatStoredDayOrKeep,
  noonOfDay,
  parseFrenchDate,
  parseFrenchDateOrInstant,
  parseStoredDay,
} from '@/src/domain/text/frenchDate'

describe('A date written JJ/MM/AAAA', () => {
  test.each([
    ['21/11/2026', '2026-11-21'],
    ['01/01/2000', '2000-01-01'],
    ['29/02/2028', '2028-02-29'],
    [' 31/12/2026 ', '2026-12-31'],
  ])('%j is the day %s', (text, day) => {
    expect(parseFrenchDate(text)).toBe(day)
  })

  test.each([
    ['31/02/2026'],
    ['29/02/2026'],
    ['29/02/2100'],
    ['31/04/2026'],
    ['00/01/2026'],
    ['01/13/2026'],
    ['1/1/2026'],
    ['21-11-2026'],
    ['21/11/26'],
    ['2026-11-21'],
    ['21/11/2026 10:00'],
    ['demain'],
    [''],
  ])('%j is refused', (text) => {
    expect(parseFrenchDate(text)).toBeNull()
  })

  test('is parsed for each day of the calendar', () => {
    const days = fc.date({
      min: new Date('1900-01-01'),
      max: new Date('2999-12-31'),
      noInvalidDate: true,
    })
    fc.assert(
      fc.property(days, (date) => {
        const [year, month, day] = date.toISOString().slice(0, 10).split('-')
        expect(parseFrenchDate(`${day}/${month}/${year}`)).toBe(`${year}-${month}-${day}`)
      }),
    )
  })
})

describe('The day of any sent value', () => {
  test.each([
    ['21/11/2026', '2026-11-21'],
    ['2026-11-21T12:00:00.000Z', '2026-11-21'],
    ['2026-11-20T23:30:00Z', '2026-11-21'],
    ['2026-07-13T22:30:00Z', '2026-07-14'],
  ])('%s is %s', (text, day) => {
    expect(parseFrenchDateOrInstant(text, 'Europe/Paris')).toBe(day)
  })

  test.each([
    ['2026-02-30'],
    ['2026-11-21'],
    ['2026-02-30T12:00:00.000Z'],
    ['2026-11-21Tmidi'],
    ['21/11'],
    ['4/3/25'],
    ['1795000000000'],
  ])('%s is refused', (text) => {
    expect(parseFrenchDateOrInstant(text, 'Europe/Paris')).toBeNull()
  })
})

test('The day in Paris changes at midnight there, in winter and in summer', () => {
  expect(dayInTimezone('Europe/Paris', new Date('2026-01-31T22:59:59Z'))).toBe('2026-01-31')
  expect(dayInTimezone('Europe/Paris', new Date('2026-01-31T23:00:00Z'))).toBe('2026-02-01')
  expect(dayInTimezone('Europe/Paris', new Date('2026-06-30T22:00:00Z'))).toBe('2026-07-01')
})

test('One instant may be on different days in two time zones', () => {
  const midnightInParis = new Date('2026-01-31T23:00:00Z')
  expect(dayInTimezone('Europe/London', midnightInParis)).toBe('2026-01-31')
  expect(parseFrenchDateOrInstant('2026-02-01T03:00:00Z', 'America/New_York')).toBe('2026-01-31')
})

test.each(SITE_TIMEZONES)('A day is stored at noon, so that it is the same day in %s', (zone) => {
  expect(parseFrenchDateOrInstant(noonOfDay('2026-11-21'), zone)).toBe('2026-11-21')
  expect(parseStoredDay(noonOfDay('2026-11-21'))).toBe('2026-11-21')
})

describe('The field of the form', () => {
  test('shows a stored day in French notation', () => {
    expect(formatStoredDayOrKeep(noonOfDay('2026-11-21'))).toBe('21/11/2026')
  })

  test.each(['4/3/25', '12/31/2024', '31/02/2025', 'demain', '2025-03-04', '0', ''])(
    'shows %j as typed',
    (typed) => {
      expect(formatStoredDayOrKeep(typed)).toBe(typed)
    },
  )
})
