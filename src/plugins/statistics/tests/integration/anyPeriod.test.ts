/** @module-tag slow */
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { recordVisits } from '@/src/commands/recordVisits'
import { SITE_TIMEZONES, type SiteTimezone } from '@/src/domain/languages/siteLocale'
import type { VisitorPageView } from '@/src/domain/visits/visit'
import { rebuildVisitCounters } from '@/src/plugins/statistics/commands/rebuildVisitCounters'
import { readHourlyVisits } from '@/src/plugins/statistics/queries/readHourlyVisits'
import { readVisitStats } from '@/src/queries/readVisitStats'
import { plainVisits } from '@/tests/support/plainVisits'
import { startTestPayload, type TestPayload } from '@/tests/support/testPayload'
import { visitBatches } from '@/tests/support/visitBatches'
import { aVisit, forgetVisits } from '@/tests/support/visits'

let testPayload: TestPayload
beforeAll(async () => {
  testPayload = await startTestPayload()
  await testPayload.payload.updateGlobal({
    slug: 'website-settings',
    context: { disableRevalidate: true },
    data: { companyName: 'Exemplia' },
  })
})
afterAll(() => testPayload.stop())

const DAY_MS = 86_400_000
const LATER_TIME = new Date('2028-01-01T12:00:00Z')

/** Formats `2026-10-25` and `02`, the local date and hour of that zone. */
function localDayAndHour(at: Date, timeZone: SiteTimezone) {
  const parts = new Intl.DateTimeFormat('sv-SE', {
    ...({ year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit' } as const),
    timeZone,
  }).format(at)
  return { day: parts.slice(0, 10), hour: parts.slice(11, 13) }
}
const dayPlus = (day: string, days: number) =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10)

async function recordVisitsInTimezone(
  timezone: SiteTimezone,
  batches: readonly VisitorPageView[][],
) {
  await forgetVisits(testPayload.payload)
  await testPayload.payload.db.pool.query('UPDATE website_settings SET timezone = $1', [timezone])
  for (const visits of batches) await recordVisits(testPayload.payload, visits, [])
}

const batchesInAnyTimezone = fc.constantFrom(...SITE_TIMEZONES).chain((timezone) =>
  fc.record({
    timezone: fc.constant(timezone),
    batches: visitBatches(timezone),
    periods: fc.array(fc.record({ first: fc.nat(200), days: fc.integer({ min: 1, max: 366 }) }), {
      minLength: 6,
      maxLength: 6,
    }),
  }),
)

/** Computes the figures from their definitions, over the sent visits. */
function computePlainFigures(
  sent: readonly VisitorPageView[],
  from: string,
  to: string,
  timezone: SiteTimezone,
) {
  const isIn = (at: Date) => {
    const { day } = localDayAndHour(at, timezone)
    return day >= from && day <= to
  }
  const pages = sent.filter(({ receivedAt }) => isIn(receivedAt))
  const visits = plainVisits(sent).filter(({ begun }) => isIn(begun))
  return {
    totalVisits: visits.length,
    uniqueVisitors: new Set(pages.map(({ visitorId }) => visitorId)).size,
    pageViews: pages.length,
    bounces: visits.filter((visit) => visit.pages === 1).length,
  }
}

test('The figures of any period equal those of the definitions, after a recount too', async () => {
  await fc.assert(
    fc.asyncProperty(batchesInAnyTimezone, async ({ timezone, batches, periods }) => {
      await recordVisitsInTimezone(timezone, batches)
      const sent = batches.flat()
      const begin = dayPlus(localDayAndHour(sent[0]?.receivedAt ?? LATER_TIME, timezone).day, -3)
      const compare = async () => {
        for (const { first, days } of periods) {
          const period = { from: dayPlus(begin, first), to: dayPlus(begin, first + days - 1) }
          const { totals } = await readVisitStats(testPayload.payload, { period, now: LATER_TIME })
          const plain = computePlainFigures(sent, period.from, period.to, timezone)
          expect({
            ...totals,
            bounces: Math.round((totals.bounceRate * totals.totalVisits) / 100),
          }).toMatchObject(plain)
        }
      }
      await compare()
      await rebuildVisitCounters(testPayload.payload)
      await compare()
    }),
    { numRuns: 12, endOnFailure: true },
  )
})

test('The two nights on which clocks change have 23 and 25 hours, each with its visits and page views', async () => {
  const nights = {
    'Europe/Paris': ['2026-03-29', '2026-10-25'],
    'America/New_York': ['2026-03-08', '2026-11-01'],
  } as const
  for (const [timezone, days] of typedEntries(nights)) {
    for (const [rank, day] of days.entries()) {
      const begin = Date.parse(`${dayPlus(day, -1)}T12:00:00Z`)
      // A page every seven minutes for three days, by so few visitors that some visits continue.
      const sent = Array.from({ length: 600 }, (_, n) =>
        aVisit({
          visitorId: `visitor_${n % 7}`,
          sessionId: `session_${n}`,
          receivedAt: new Date(begin + n * 7 * 60_000),
        }),
      )
      await recordVisitsInTimezone(timezone, [sent])
      const hours = await readHourlyVisits(testPayload.payload, { day, timezone })
      expect(hours).toHaveLength(rank === 0 ? 23 : 25)
      for (const { at, visits, views } of hours ?? []) {
        const isIn = (time: Date) => time >= at && time.getTime() < at.getTime() + 3_600_000
        expect(localDayAndHour(at, timezone).day).toBe(day)
        expect(visits).toBe(plainVisits(sent).filter(({ begun }) => isIn(begun)).length)
        expect(views).toBe(sent.filter(({ receivedAt }) => isIn(receivedAt)).length)
      }
      const period = { from: day, to: day }
      const { totals } = await readVisitStats(testPayload.payload, { period, now: LATER_TIME })
      const sum = (of: 'visits' | 'views') =>
        (hours ?? []).reduce((total, hour) => total + hour[of], 0)
      expect([sum('visits'), sum('views')]).toEqual([totals.totalVisits, totals.pageViews])
    }
  }
})

describe('When the first visits are deleted', () => {
  test('their days have no hours, and the visitors of their periods stay as counted', async () => {
    const visit = (visitor: string, day: string) =>
      aVisit({ visitorId: visitor, receivedAt: new Date(`${day}T10:00:00Z`) })
    await recordVisitsInTimezone('Europe/Paris', [
      [visit('a', '2026-01-10'), visit('b', '2026-01-20')],
      [visit('a', '2026-02-10'), visit('b', '2026-02-11'), visit('c', '2026-02-12')],
    ])
    const { pool } = testPayload.payload.db
    await pool.query("INSERT INTO visit_retention (kept_since) VALUES ('2026-02-01T00:00:00Z')")
    await pool.query("DELETE FROM visits WHERE created_at < '2026-02-01'")
    await pool.query("DELETE FROM visit_sessions WHERE last_at < '2026-02-01'")
    const totals = async (from: string, to: string) => {
      const { totals: all } = await readVisitStats(testPayload.payload, {
        period: { from, to },
        now: LATER_TIME,
      })
      return all
    }
    const visitors = async (from: string, to: string) => (await totals(from, to)).uniqueVisitors
    const before = await totals('2026-01-01', '2026-02-28')
    expect(before.totalVisits).toBe(5)
    for (const recount of [
      async () => undefined,
      () => rebuildVisitCounters(testPayload.payload),
    ]) {
      await recount()
      expect(await totals('2026-01-01', '2026-02-28')).toEqual(before)
      expect(await visitors('2026-01-01', '2026-02-28')).toBe(3)
      expect(await visitors('2026-01-15', '2026-02-11')).toBe(2)
      expect(await visitors('2026-02-01', '2026-02-28')).toBe(3)
      expect(await visitors('2026-02-11', '2026-02-11')).toBe(1)
    }
    const hoursOf = (day: string) =>
      readHourlyVisits(testPayload.payload, { day, timezone: 'Europe/Paris' })
    expect(await hoursOf('2026-01-10')).toBeNull()
    expect(await hoursOf('2026-02-10')).toHaveLength(24)
  })
})

function typedEntries<Key extends string, Value>(table: Record<Key, Value>): [Key, Value][] {
  const keys: Key[] = []
  for (const key in table) keys.push(key)
  return keys.map((key) => [key, table[key]])
}
