/** @module-tag slow */
import fc from 'fast-check'
import { getPayload, type Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { recordVisits } from '@/src/commands/recordVisits'
import { SITE_TIMEZONES, type SiteTimezone } from '@/src/domain/languages/siteLocale'
import type { VisitorPageView } from '@/src/domain/visits/visit'
import { VISIT_RANGE_DAYS } from '@/src/domain/visits/visitStats'
import { rebuildVisitCounters } from '@/src/plugins/statistics/commands/rebuildVisitCounters'
import { plainVisits } from '@/tests/support/plainVisits'
import { inMillionths, rawVisitStats } from '@/tests/support/rawVisitStats'
import { readRange } from '@/tests/support/readRange'
import { startTestPayload, type TestPayload } from '@/tests/support/testPayload'
import { visitBatches } from '@/tests/support/visitBatches'
import { aVisit, forgetVisits } from '@/tests/support/visits'

let started: TestPayload
let other: Payload
beforeAll(async () => {
  started = await startTestPayload()
  const { default: config } = await import('@payload-config')
  other = await getPayload({ config, key: 'another web server' })
  await started.payload.updateGlobal({
    slug: 'website-settings',
    context: { disableRevalidate: true },
    data: { companyName: 'Exemplia' },
  })
})
afterAll(async () => {
  await other.destroy()
  await started.stop()
})

const inAnyZone = fc.constantFrom(...SITE_TIMEZONES).chain((timezone) =>
  fc.record({
    timezone: fc.constant(timezone),
    ours: visitBatches(timezone),
    theirs: visitBatches(timezone),
  }),
)

async function beginIn(timezone: SiteTimezone) {
  await forgetVisits(started.payload)
  await countIn(timezone)
}

async function countIn(timezone: SiteTimezone) {
  await started.payload.db.pool.query('UPDATE website_settings SET timezone = $1', [timezone])
}

async function recordAll(payload: Payload, batches: readonly VisitorPageView[][]) {
  for (const [rank, visits] of batches.entries()) {
    const anonymousViews = visits.slice(0, rank % 2)
    await recordVisits(payload, visits, anonymousViews)
  }
}

/** The times to query: the middle and the end of the events, and one after a part of them. */
function momentsOf(batches: readonly VisitorPageView[][]): Date[] {
  const times = batches.flat().map(({ receivedAt }) => receivedAt)
  const last = times.at(-1) ?? new Date(0)
  const later = [0, 6, 20].map((days) => new Date(last.getTime() + days * 86_400_000))
  return [times[Math.floor(times.length / 2)] ?? last, ...later]
}

async function expectEqual(batches: readonly VisitorPageView[][], timezone: SiteTimezone) {
  const { payload } = started
  for (const now of momentsOf(batches)) {
    for (const range of VISIT_RANGE_DAYS) {
      const asked = { range, now, timezone }
      const counted = await readRange(payload, asked)
      expect(inMillionths(counted)).toEqual(
        inMillionths(await rawVisitStats(payload.db.pool, asked)),
      )
    }
  }
}

async function writtenVisits() {
  const { rows } = await started.payload.db.pool.query(`
    SELECT visitor_id AS visitor, source, device_type AS device, entry_page AS entry,
      exit_page AS exit, page_views AS pages, created_at AS begun, updated_at AS ended
    FROM visitor_sessions`)
  return rows.map((visit) => JSON.stringify(visit)).sort()
}

const definedVisits = (batches: readonly VisitorPageView[][]) =>
  plainVisits(batches.flat())
    .map((visit) => JSON.stringify(visit))
    .sort()

async function counters() {
  const { rows } = await started.payload.db.pool.query(`
    SELECT (SELECT json_agg(kept ORDER BY day, path_id) FROM visit_days kept) AS pages,
      (SELECT json_agg(kept ORDER BY day) FROM view_days kept) AS views,
      (SELECT json_agg(kept ORDER BY day, device, source) FROM session_days kept) AS sessions,
      (SELECT json_agg(kept ORDER BY day, gap) FROM visitor_gaps kept) AS visitors`)
  return rows[0]
}

describe('The figures equal those of raw SQL, and the stored visits equal the definition', () => {
  test('with visits around midnights, ends of months and changes of the clocks', async () => {
    await fc.assert(
      fc.asyncProperty(inAnyZone, async ({ timezone, ours: batches }) => {
        await beginIn(timezone)
        await recordAll(started.payload, batches)
        await expectEqual(batches, timezone)
        expect(await writtenVisits()).toEqual(definedVisits(batches))
        const before = await counters()
        await rebuildVisitCounters(started.payload)
        expect(await counters()).toEqual(before)
      }),
      { numRuns: 8, endOnFailure: true },
    )
  })

  test('after a change of the time zone and a recount', async () => {
    await fc.assert(
      fc.asyncProperty(visitBatches('America/New_York'), async (batches) => {
        await beginIn('Europe/Paris')
        await recordAll(started.payload, batches)
        await countIn('America/New_York')
        await rebuildVisitCounters(started.payload)
        await expectEqual(batches, 'America/New_York')
      }),
      { numRuns: 3, endOnFailure: true },
    )
  })

  test('after a change of the time zone, when the first visits are deleted', async () => {
    await fc.assert(
      fc.asyncProperty(visitBatches('America/New_York'), async (batches) => {
        await beginIn('Europe/Paris')
        await recordAll(started.payload, [
          [aVisit({ receivedAt: new Date('2025-06-01T12:00:00Z') })],
        ])
        await recordAll(started.payload, batches)
        await dropBefore(momentsOf(batches)[0] ?? new Date(0))
        const later = batches.map((visits) => visits.map(twoHundredDaysLater))
        await recordAll(started.payload, later)
        await countIn('America/New_York')
        await rebuildVisitCounters(started.payload)
        await expectEqual(later, 'America/New_York')
      }),
      { numRuns: 4, endOnFailure: true },
    )
  })

  test('when two web servers with different clocks write during a recount', async () => {
    await fc.assert(
      fc.asyncProperty(inAnyZone, async ({ timezone, ours, theirs }) => {
        await beginIn(timezone)
        const late = theirs.map((visits) => visits.map(aSecondAndAHalfBehind))
        await Promise.all([
          recordAll(started.payload, ours),
          recordAll(other, late),
          rebuildVisitCounters(other),
        ])
        await expectEqual([...ours, ...late], timezone)
        const before = await counters()
        await rebuildVisitCounters(other)
        expect(await counters()).toEqual(before)
      }),
      { numRuns: 4, endOnFailure: true },
    )
  })
})

async function dropBefore(moment: Date) {
  const { pool } = started.payload.db
  await pool.query('INSERT INTO visit_retention (kept_since) VALUES ($1)', [moment])
  await pool.query('DELETE FROM visits WHERE created_at < $1', [moment])
  await pool.query('DELETE FROM visit_sessions WHERE last_at < $1', [moment])
  await pool.query('DELETE FROM visitors WHERE last_at < $1', [moment])
}

function twoHundredDaysLater(visit: VisitorPageView): VisitorPageView {
  return { ...visit, receivedAt: new Date(visit.receivedAt.getTime() + 200 * 86_400_000) }
}

function aSecondAndAHalfBehind(visit: VisitorPageView): VisitorPageView {
  return { ...visit, receivedAt: new Date(visit.receivedAt.getTime() - 1500) }
}
