import fc from 'fast-check'
import { expect, test } from 'vitest'
import { subtractMonths } from '@/src/domain/people/retention'

const isoMonthsBefore = (moment: string, months: number) =>
  subtractMonths(new Date(moment), months).toISOString()

test('Months are those of the calendar, and end with a shorter month', () => {
  expect(isoMonthsBefore('2026-11-22T10:30:00.000Z', 24)).toBe('2024-11-22T10:30:00.000Z')
  expect(isoMonthsBefore('2026-03-31T23:59:59.999Z', 1)).toBe('2026-02-28T23:59:59.999Z')
  expect(isoMonthsBefore('2028-03-31T00:00:00.000Z', 1)).toBe('2028-02-29T00:00:00.000Z')
  expect(isoMonthsBefore('2028-02-29T12:00:00.000Z', 12)).toBe('2027-02-28T12:00:00.000Z')
  expect(isoMonthsBefore('2026-01-15T00:00:00.000Z', 2)).toBe('2025-11-15T00:00:00.000Z')
})

test('A later moment never has an earlier limit, and more months never a later one', () => {
  const moments = fc.date({
    min: new Date('2000-01-01'),
    max: new Date('2100-01-01'),
    noInvalidDate: true,
  })
  const months = fc.integer({ min: 1, max: 60 })
  fc.assert(
    fc.property(moments, moments, months, months, (one, other, few, many) => {
      const [earlier, later] = [one, other].sort((a, b) => a.getTime() - b.getTime())
      if (!earlier || !later) return
      expect(subtractMonths(earlier, few) <= subtractMonths(later, few)).toBe(true)
      expect(subtractMonths(later, few + many) < subtractMonths(later, few)).toBe(true)
    }),
  )
})
