import { expect, test } from 'vitest'
import { summarizeDailyVisits } from '@/src/domain/visits/dailySummary'

const dailyVisits = (...visits: number[]) =>
  visits.map((count, index) => ({ date: `2026-11-0${index + 1}`, visits: count }))

test('The peak is the latest of the busiest days', () => {
  expect(summarizeDailyVisits(dailyVisits(2, 5, 1, 5, 0))).toEqual({
    peak: { date: '2026-11-04', visits: 5 },
    average: 2.6,
    total: 13,
  })
})

test('Without visits there is no peak', () => {
  expect(summarizeDailyVisits(dailyVisits(0, 0))).toEqual({ peak: null, average: 0, total: 0 })
  expect(summarizeDailyVisits([])).toEqual({ peak: null, average: 0, total: 0 })
})
