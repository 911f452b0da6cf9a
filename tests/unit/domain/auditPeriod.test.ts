import { expect, test } from 'vitest'
import { daysOf, periodName, readPeriod, WHOLE_TRAIL, withPeriod } from '@/src/domain/auditPeriod'

const bounds = {
  startOf: (day: string) => `${day}T00:00Z`,
  endOf: (day: string) => `${day}T23:59Z`,
}
const dayOf = (instant: string) => instant.slice(0, 10)

test('a named period is days, both included, and those days bear its name', () => {
  expect(daysOf('today', '2026-03-01')).toEqual({ from: '2026-03-01', until: '2026-03-01' })
  expect(daysOf('yesterday', '2026-03-01')).toEqual({ from: '2026-02-28', until: '2026-02-28' })
  expect(daysOf('week', '2026-03-01')).toEqual({ from: '2026-02-23', until: '2026-03-01' })
  expect(daysOf('month', '2026-03-30')).toEqual({ from: '2026-03-01', until: '2026-03-30' })
  expect(periodName(daysOf('week', '2026-03-01'), '2026-03-01')).toBe('week')
  expect(periodName(daysOf('week', '2026-03-01'), '2026-03-02')).toBeNull()
  expect(periodName(WHOLE_TRAIL, '2026-03-01')).toBeNull()
})

test('days are asked beside the other filters, read back, and taken away again', () => {
  const action = { action: { equals: 'deleted' } }
  const days = { from: '2026-03-01', until: '2026-03-04' }
  // As Payload's own builder writes a filter, and as an address writes a list.
  for (const where of [
    { or: [{ and: [action] }] },
    { or: { 0: { and: { 0: action } } } },
    action,
  ]) {
    const asked = withPeriod(where, days, bounds)
    expect(asked.and).toHaveLength(3)
    expect(asked.and).toContainEqual(action)
    expect(readPeriod(asked, dayOf)).toEqual(days)
    expect(withPeriod(asked, WHOLE_TRAIL, bounds)).toEqual({ and: [action] })
  }
  expect(withPeriod({}, WHOLE_TRAIL, bounds)).toEqual({})
})

test('alternatives that somebody has built stay whole', () => {
  const where = { or: [{ action: { equals: 'deleted' } }, { action: { equals: 'exported' } }] }
  const asked = withPeriod(where, { from: '2026-03-01', until: null }, bounds)
  expect(asked.and).toContainEqual(where)
  expect(readPeriod(asked, dayOf)).toEqual({ from: '2026-03-01', until: null })
})

test('what no list asks is read as no period', () => {
  for (const where of [null, 'foo', [], { createdAt: 'hier' }, { and: 'x' }]) {
    expect(readPeriod(where, dayOf)).toEqual(WHOLE_TRAIL)
  }
  expect(readPeriod({ createdAt: { greater_than_equal: 'hier' } }, dayOf)).toEqual(WHOLE_TRAIL)
})
