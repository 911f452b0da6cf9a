import { expect, test } from 'vitest'
import { RECENT_DAYS, recentDaysOf, recentRange } from '@/src/domain/admin/recentDays'

test('the days of late are whole days, today included', () => {
  const ranges = RECENT_DAYS.map((recent) => recentRange(recent, '2026-03-01'))
  expect(ranges).toEqual([
    { from: '2026-03-01', until: null },
    { from: '2026-02-28', until: '2026-02-28' },
    { from: '2026-02-23', until: null },
    { from: '2026-01-31', until: null },
  ])
})

test.each(RECENT_DAYS)('%s is known again by its days, and only on its day', (recent) => {
  const range = recentRange(recent, '2026-03-30')
  expect(recentDaysOf(range, '2026-03-30')).toBe(recent)
  expect(recentDaysOf(range, '2026-04-02')).toBeNull()
})

test('no days and other days are none of them', () => {
  expect(recentDaysOf({ from: null, until: null }, '2026-03-30')).toBeNull()
  expect(recentDaysOf({ from: '2026-03-01', until: '2026-03-15' }, '2026-03-30')).toBeNull()
})
