import fc from 'fast-check'
import { expect, test } from 'vitest'
import { clocksAt, momentOn } from '@/src/domain/text/siteMoment'

test.each([
  ['2026-12-01T09:00', 'Europe/Paris', '2026-12-01T08:00:00.000Z'],
  ['2026-07-01T09:00', 'Europe/Paris', '2026-07-01T07:00:00.000Z'],
  ['2026-12-01T09:00', 'America/New_York', '2026-12-01T14:00:00.000Z'],
  // The clocks are put back: of both half past two, the first.
  ['2026-10-25T02:30', 'Europe/Paris', '2026-10-25T00:30:00.000Z'],
  ['2026-10-25T03:30', 'Europe/Paris', '2026-10-25T02:30:00.000Z'],
  ['2027-03-28T03:00', 'Europe/Paris', '2027-03-28T01:00:00.000Z'],
] as const)('%s on the clocks of %s is %s', (clocks, zone, instant) => {
  expect(momentOn(clocks, zone)?.toISOString()).toBe(instant)
})

test.each(['2027-03-28T02:30', '2026-02-30T10:00', '2026-12-01', '2026-12-01T25:00', '', 'demain'])(
  '%j is no moment in Paris',
  (clocks) => {
    expect(momentOn(clocks, 'Europe/Paris')).toBeNull()
  },
)

test('what the clocks show leads back to the moment, but for the hour that comes twice', () => {
  const zones = ['Europe/Paris', 'Europe/London', 'America/New_York'] as const
  fc.assert(
    fc.property(
      fc.integer({ min: 28_000_000, max: 33_000_000 }),
      fc.constantFrom(...zones),
      (minute, zone) => {
        const moment = new Date(minute * 60_000)
        const found = momentOn(clocksAt(moment, zone), zone)
        expect([0, 3_600_000]).toContain(moment.getTime() - Number(found))
      },
    ),
  )
})
