import { expect, test } from 'vitest'
import {
  isValidRetentionPeriod,
  nextRetentionRun,
  RETENTION_PERIOD_NAMES,
  RETENTION_PERIODS,
  retentionLimits,
} from '@/src/plugins/retention/rules/retentionPeriods'

test('Each kind is deleted after its own period', () => {
  const rules = {
    ...{ applicationMonths: 24, rejectedMonths: 3, withdrawnMonths: 3 },
    ...{ messageMonths: 36, logMonths: 12 },
    ...({ sealedRecordYears: 5, timezone: 'Europe/Paris', graceDay: null } as const),
  }
  const limits = retentionLimits(rules, new Date('2026-11-22T23:30:00.000Z'))
  expect(limits.applications.today).toBe('2026-11-23')
  expect(limits.messages.toISOString()).toBe('2023-11-22T23:30:00.000Z')
  for (const kind of ['entries', 'dispatches', 'mails'] as const) {
    expect(limits[kind].toISOString()).toBe('2025-11-22T23:30:00.000Z')
  }
})

test('A period is a whole number of months within its bounds', () => {
  const accepted = [5, 6, 36, 37, 6.5, '12', null, undefined, Number.NaN].filter((value) =>
    isValidRetentionPeriod('logMonths', value),
  )
  expect(accepted).toEqual([6, 36])
})

test('The default periods of applications are those of the CNIL', () => {
  const { applicationMonths, rejectedMonths, withdrawnMonths } = RETENTION_PERIODS
  expect([applicationMonths, rejectedMonths, withdrawnMonths].map(({ usual }) => usual)).toEqual([
    ...[24, 3, 3],
  ])
  expect(RETENTION_PERIOD_NAMES.toSorted()).toEqual(Object.keys(RETENTION_PERIODS).toSorted())
})

test('The preview counts for the next run at two in the morning (UTC)', () => {
  const next = (now: string) => nextRetentionRun(new Date(now)).toISOString()
  expect(next('2026-12-31T01:59:59.999Z')).toBe('2026-12-31T02:00:00.000Z')
  expect(next('2026-12-31T02:00:00.000Z')).toBe('2027-01-01T02:00:00.000Z')
})
