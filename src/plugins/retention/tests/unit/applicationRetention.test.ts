import { expect, test } from 'vitest'
import type { SiteTimezone } from '@/src/domain/languages/siteLocale'
import {
  type ApplicationRetentionRules,
  addMonths,
  computeApplicationRetention,
  lastDayOfGrace,
  type RetainedApplication,
} from '@/src/plugins/retention/rules/applicationRetention'

const RETENTION_RULES: ApplicationRetentionRules = {
  ...{ applicationMonths: 24, rejectedMonths: 3, withdrawnMonths: 2 },
  ...{ timezone: 'Europe/Paris', graceDay: null },
}

const aRetainedApplication = (
  different: Partial<RetainedApplication> = {},
): RetainedApplication => ({
  status: 'pending',
  statusChangedAt: null,
  withdrawnAt: null,
  keepConsentUntil: null,
  keepConsentWithdrawnAt: null,
  lastContactAt: new Date('2026-03-10T10:00:00Z'),
  ...different,
})

const retentionOf = (
  different: Partial<RetainedApplication>,
  rules: Partial<ApplicationRetentionRules> = {},
) => {
  const { reason, since, until } = computeApplicationRetention(aRetainedApplication(different), {
    ...RETENTION_RULES,
    ...rules,
  })
  return [reason, since, until]
}

test('An undecided application is retained for the period after the last contact', () => {
  expect(retentionOf({})).toEqual(['undecided', '2026-03-10', '2028-03-10'])
  expect(retentionOf({ status: 'reviewed' }, { applicationMonths: 1 })).toEqual([
    ...['undecided', '2026-03-10', '2026-04-10'],
  ])
})

test('A rejected application is retained for the period after the decision, not after a later contact', () => {
  const rejected = {
    status: 'rejected',
    statusChangedAt: new Date('2026-01-05T10:00:00Z'),
  } as const
  expect(retentionOf(rejected)).toEqual(['rejected', '2026-01-05', '2026-04-05'])
})

test('A rejected application without a date of decision counts from its last contact', () => {
  expect(retentionOf({ status: 'rejected' })).toEqual(['rejected', '2026-03-10', '2026-06-10'])
})

test('A withdrawn application counts from its withdrawal, whatever its status', () => {
  const withdrawnAt = new Date('2026-02-01T10:00:00Z')
  for (const status of ['pending', 'reviewed', 'accepted', 'rejected'] as const) {
    expect(retentionOf({ status, withdrawnAt })).toEqual(['withdrawn', '2026-02-01', '2026-04-01'])
  }
})

test('With consent a rejected application is retained until its end, for the period after the last contact at most', () => {
  const rejected = {
    ...({ status: 'rejected', statusChangedAt: new Date('2026-03-10T10:00:00Z') } as const),
    keepConsentUntil: new Date('2027-05-01T21:59:59Z'),
  }
  expect(retentionOf(rejected)).toEqual(['consented', '2026-03-10', '2027-05-01'])
  const midnight = new Date('2027-05-01T22:00:00Z')
  expect(retentionOf({ ...rejected, keepConsentUntil: midnight }).at(-1)).toBe('2027-05-02')
  const late = new Date('2029-05-01T10:00:00Z')
  expect(retentionOf({ ...rejected, keepConsentUntil: late }).at(-1)).toBe('2028-03-10')
  // A consent that ends before the period of a rejection does not shorten it.
  const early = new Date('2026-04-01T10:00:00Z')
  expect(retentionOf({ ...rejected, keepConsentUntil: early })).toEqual([
    ...['rejected', '2026-03-10', '2026-06-10'],
  ])
})

test('A withdrawn consent or application is not retained for later offers', () => {
  const rejected = {
    ...({ status: 'rejected', statusChangedAt: new Date('2026-03-10T10:00:00Z') } as const),
    keepConsentUntil: new Date('2027-05-01T10:00:00Z'),
  }
  const at = new Date('2026-04-01T10:00:00Z')
  expect(retentionOf({ ...rejected, keepConsentWithdrawnAt: at })).toEqual([
    ...['rejected', '2026-03-10', '2026-06-10'],
  ])
  expect(retentionOf({ ...rejected, withdrawnAt: at })).toEqual([
    ...['withdrawn', '2026-04-01', '2026-06-01'],
  ])
})

test('An accepted application has no automatic deletion', () => {
  const statusChangedAt = new Date('2020-01-05T10:00:00Z')
  expect(retentionOf({ status: 'accepted', statusChangedAt })).toEqual([
    ...['accepted', '2020-01-05', null],
  ])
})

test.each([
  // The day of the decision is the day at the firm, before and after midnight there.
  ['Europe/Paris', '2026-06-30T21:59:59Z', '2026-06-30', '2026-09-30'],
  ['Europe/Paris', '2026-06-30T22:00:00Z', '2026-07-01', '2026-10-01'],
  ['Europe/Paris', '2026-12-31T22:59:59Z', '2026-12-31', '2027-03-31'],
  ['Europe/Paris', '2026-12-31T23:00:00Z', '2027-01-01', '2027-04-01'],
  ['Europe/London', '2026-12-31T23:30:00Z', '2026-12-31', '2027-03-31'],
  ['America/New_York', '2026-07-01T03:59:59Z', '2026-06-30', '2026-09-30'],
  ['America/New_York', '2026-07-01T04:00:00Z', '2026-07-01', '2026-10-01'],
] satisfies [SiteTimezone, string, string, string][])(
  'In %s a decision at %s is retained from %s to %s',
  (timezone, at, since, until) => {
    const statusChangedAt = new Date(at)
    expect(retentionOf({ status: 'rejected', statusChangedAt }, { timezone })).toEqual([
      ...['rejected', since, until],
    ])
  },
)

test.each([
  ['2026-11-30', 3, '2027-02-28'],
  ['2027-11-30', 3, '2028-02-29'],
  ['2026-08-31', 1, '2026-09-30'],
  ['2026-01-31', 1, '2026-02-28'],
  ['2028-02-29', 12, '2029-02-28'],
  ['2028-02-29', 48, '2032-02-29'],
  ['2026-10-15', 3, '2027-01-15'],
  ['2026-12-01', 12, '2027-12-01'],
] as const)('%s plus %s months is %s', (day, months, expected) => {
  expect(addMonths(day, months)).toBe(expected)
})

test('During the grace the new periods delete nothing that the earlier period would retain', () => {
  const old = { status: 'rejected', statusChangedAt: new Date('2025-01-05T10:00:00Z') } as const
  const graceDay = '2026-12-28'
  expect(retentionOf(old, { graceDay })).toEqual(['rejected', '2025-01-05', graceDay])
  expect(retentionOf({ withdrawnAt: new Date('2026-01-05') }, { graceDay }).at(-1)).toBe(graceDay)
  // A period that ends after the grace is not shortened.
  const recent = { status: 'rejected', statusChangedAt: new Date('2026-11-05T10:00:00Z') } as const
  expect(retentionOf(recent, { graceDay }).at(-1)).toBe('2027-02-05')
  // The earlier period, after the last contact, still ends.
  const forgotten = { ...old, lastContactAt: new Date('2024-12-10T10:00:00Z') }
  expect(retentionOf(forgotten, { graceDay }).at(-1)).toBe('2026-12-10')
  expect(
    retentionOf({ lastContactAt: new Date('2024-12-10T10:00:00Z') }, { graceDay }).at(-1),
  ).toBe('2026-12-10')
})

test('The grace lasts thirty days at the firm', () => {
  expect(lastDayOfGrace(new Date('2026-11-28T22:59:59Z'), 'Europe/Paris')).toBe('2026-12-28')
  expect(lastDayOfGrace(new Date('2026-11-28T23:00:00Z'), 'Europe/Paris')).toBe('2026-12-29')
  expect(lastDayOfGrace(new Date('2028-01-30T12:00:00Z'), 'Europe/Paris')).toBe('2028-02-29')
})
