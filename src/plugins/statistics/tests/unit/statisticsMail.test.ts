import { expect, test } from 'vitest'
import { statisticsMailPeriod } from '@/src/plugins/statistics/rules/statisticsMail'

test('A mail covers the whole week or month before its day', () => {
  expect(statisticsMailPeriod('weekly', '2026-11-23')).toEqual({
    from: '2026-11-16',
    to: '2026-11-22',
  })
  expect(statisticsMailPeriod('weekly', '2027-01-04')).toEqual({
    from: '2026-12-28',
    to: '2027-01-03',
  })
  expect(statisticsMailPeriod('monthly', '2026-11-01')).toEqual({
    from: '2026-10-01',
    to: '2026-10-31',
  })
  expect(statisticsMailPeriod('monthly', '2028-03-01')).toEqual({
    from: '2028-02-01',
    to: '2028-02-29',
  })
  expect(statisticsMailPeriod('monthly', '2027-01-01')).toEqual({
    from: '2026-12-01',
    to: '2026-12-31',
  })
})
