import { expect, test } from 'vitest'
import {
  dayRangeOfPreset,
  presetOfDayRange,
  RECENT_DAYS_PRESETS,
} from '@/src/domain/admin/recentDays'

test('Recent days are whole days, including today', () => {
  const ranges = RECENT_DAYS_PRESETS.map((recent) => dayRangeOfPreset(recent, '2026-03-01'))
  expect(ranges).toEqual([
    { from: '2026-03-01', until: null },
    { from: '2026-02-28', until: '2026-02-28' },
    { from: '2026-02-23', until: null },
    { from: '2026-01-31', until: null },
  ])
})

test.each(RECENT_DAYS_PRESETS)('%s is recognised by its days, and only on its day', (recent) => {
  const range = dayRangeOfPreset(recent, '2026-03-30')
  expect(presetOfDayRange(range, '2026-03-30')).toBe(recent)
  expect(presetOfDayRange(range, '2026-04-02')).toBeNull()
})

test('No days and other days are no preset', () => {
  expect(presetOfDayRange({ from: null, until: null }, '2026-03-30')).toBeNull()
  expect(presetOfDayRange({ from: '2026-03-01', until: '2026-03-15' }, '2026-03-30')).toBeNull()
})
