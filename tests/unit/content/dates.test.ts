import { expect, test } from 'vitest'
import { formatDate, formatLongDay } from '@/src/content/dates'

const YEAR_END_INSTANT = '2026-12-31T23:30:00.000Z'

test('The first of a month is « 1er » when its name is written, and only then', () => {
  expect(formatLongDay(YEAR_END_INSTANT, 'Europe/Paris')).toBe('vendredi 1er janvier 2027')
  expect(formatLongDay(YEAR_END_INSTANT, 'Europe/London')).toBe('jeudi 31 décembre 2026')
  expect(formatDate(YEAR_END_INSTANT, 'Europe/Paris')).toBe('01/01/2027')
})
