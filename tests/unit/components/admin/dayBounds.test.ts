import { expect, test } from 'vitest'
import { endOfDay, startOfDay } from '@/components/admin/list/dayBounds'

test.each([
  ['2026-11-22', 'Europe/Paris', '2026-11-21T23:00:00.000Z', '2026-11-22T22:59:59.999Z'],
  ['2026-07-14', 'Europe/Paris', '2026-07-13T22:00:00.000Z', '2026-07-14T21:59:59.999Z'],
  ['2026-03-29', 'Europe/Paris', '2026-03-28T23:00:00.000Z', '2026-03-29T21:59:59.999Z'],
  ['2026-10-25', 'Europe/Paris', '2026-10-24T22:00:00.000Z', '2026-10-25T22:59:59.999Z'],
  ['2026-11-22', 'America/New_York', '2026-11-22T05:00:00.000Z', '2026-11-23T04:59:59.999Z'],
  ['2026-12-31', 'Europe/London', '2026-12-31T00:00:00.000Z', '2026-12-31T23:59:59.999Z'],
] as const)('The day %s in %s has its first and last instant', (day, timeZone, start, end) => {
  expect([startOfDay(day, timeZone), endOfDay(day, timeZone)]).toEqual([start, end])
})
