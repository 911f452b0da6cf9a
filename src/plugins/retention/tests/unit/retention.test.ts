import { expect, test } from 'vitest'
import {
  isRetentionPeriod,
  retentionCutoffDates,
} from '@/src/plugins/retention/rules/retentionPeriods'

test('each kind goes by its own period', () => {
  const rules = {
    applicationMonths: 24,
    messageMonths: 36,
    logMonths: 12,
    ending: 'delete',
  } as const
  const limits = retentionCutoffDates(rules, new Date('2026-11-22T00:00:00.000Z'))
  expect(limits.applications.toISOString()).toBe('2024-11-22T00:00:00.000Z')
  expect(limits.messages.toISOString()).toBe('2023-11-22T00:00:00.000Z')
  for (const kind of ['entries', 'dispatches', 'mails'] as const) {
    expect(limits[kind].toISOString()).toBe('2025-11-22T00:00:00.000Z')
  }
})

test('a period is a whole number of months within its bounds', () => {
  const taken = [5, 6, 36, 37, 6.5, '12', null, undefined, Number.NaN].filter((value) =>
    isRetentionPeriod('logMonths', value),
  )
  expect(taken).toEqual([6, 36])
})
