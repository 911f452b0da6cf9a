import { expect, test } from 'vitest'
import { isOfferEndingSoon } from '@/src/plugins/content-care/rules/offerCare'

const now = new Date('2026-11-24T12:00:00.000Z')

test('An active offer ends soon if it ends within a week', () => {
  const ends = (endsAt: string | null, isActive = true) =>
    isOfferEndingSoon({ isActive, endsAt }, now)
  expect(ends('2026-12-01T12:00:00.000Z')).toBe(true)
  expect(ends('2026-12-01T12:00:01.000Z')).toBe(false)
  expect(ends('2026-11-24T12:00:00.000Z')).toBe(false)
  expect(ends('2026-11-25T12:00:00.000Z', false)).toBe(false)
  expect(ends(null)).toBe(false)
})
