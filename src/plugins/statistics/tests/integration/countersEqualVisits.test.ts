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
import { rawVisitStats, roundToMillionths } from '@/tests/support/rawVisitStats'
import { readRange } from '@/tests/support/readRange'
import { startTestPayload, type TestPayload } from '@/tests/support/testPayload'
import { visitBatches } from '@/tests/support/visitBatches'
import { aVisit, forgetVisits } from '@/tests/support/visits'

let testPayload: TestPayload
let otherServerPayload: Payload
beforeAll(async () => {
  testPayload = await startTestPayload()
  const { default: config } = await import('@payload-config')
  otherServerPayload = await getPayload({ config, key: 'another web server' })
  await testPayload.payload.updateGlobal({
    slug: 'website-settings',
    context: { disableRevalidate: true },
    data: { companyName: 'Exemplia' },
  })
})
afterAll(async () => {
  await otherServerPayload.destroy()
  await testPayload.stop()
})

const batchesInAnyTimezone = fc.constantFrom(...SITE_TIMEZONES).chain((timezone) =>
  fc.record({
    timezone: fc.constant(timezone),
    ours: visitBatches(timezone),
    theirs: visitBatches(timezone),
  }),
)

async function forgetVisitsAndSetTimezone(timezone: SiteTimezone) {
  await forgetVisits(testPayload.payload)
  await setTimezone(timezone)
}

async function setTimezone(timezone: SiteTimezone) {
  await testPayload.payload.db.pool.query('UPDATE website_settings SET timezone = $1', [timezone])
}

async function recordAllBatches(payload: Payload, batches: readonly VisitorPageView[][]) {
  for (const [rank, visits] of batches.entries()) {
    const anonymousViews = visits.slice(0, rank % 2)
    await recordVisits(payload, visits, anonymousViews)
  }
}

/** The times to query: the middle and the end of the events, and one after a part of them. */
function momentsToQuery(batches: readonly VisitorPageView[][]): Date[] {
  const times = batches.flat().map(({ receivedAt }) => receivedAt)
  const last = times.at(-1) ?? new Date(0)
  const later = [0, 6, 20].map((days) => new Date(last.getTime() + days * 86_400_000))
  return [times[Math.floor(times.length / 2)] ?? last, ...later]
}

async function expectEqualFigures(batches: readonly VisitorPageView[][], timezone: SiteTimezone) {
  const { payload } = testPayload
  for (const now of momentsToQuery(batches)) {
    for (const range of VISIT_RANGE_DAYS) {
      const asked = { range, now, timezone }
      const counted = await readRange(payload, asked)
      expect(roundToMillionths(counted)).toEqual(
        roundToMillionths(await rawVisitStats(payload.db.pool, asked)),
      )
    }
  }
}

async function readWrittenVisits() {
  const { rows } = await testPayload.payload.db.pool.query(`
    SELECT visitor_id AS visitor, source, device_type AS device, entry_page AS entry,
      exit_page AS exit, page_views AS pages, created_at AS begun, updated_at AS ended
    FROM visitor_sessions`)
  return rows.map((visit) => JSON.stringify(visit)).sort()
}

const computeExpectedVisits = (batches: readonly VisitorPageView[][]) =>
  plainVisits(batches.flat())
    .map((visit) => JSON.stringify(visit))
    .sort()

async function readCounters() {
  const { rows } = await testPayload.payload.db.pool.query(`
    SELECT (SELECT json_agg(kept ORDER BY day, path_id) FROM visit_days kept) AS pages,
      (SELECT json_agg(kept ORDER BY day) FROM view_days kept) AS views,
      (SELECT json_agg(kept ORDER BY day, device, source) FROM session_days kept) AS sessions,
      (SELECT json_agg(kept ORDER BY day, gap) FROM visitor_gaps kept) AS visitors`)
  return rows[0]
}

describe('The figures equal those of raw SQL, and the stored visits equal the definition', () => {
  test('with visits around midnights, ends of months and changes of the clocks', async () => {
    await fc.assert(
      fc.asyncProperty(batchesInAnyTimezone, async ({ timezone, ours: batches }) => {
        await forgetVisitsAndSetTimezone(timezone)
        await recordAllBatches(testPayload.payload, batches)
        await expectEqualFigures(batches, timezone)
        expect(await readWrittenVisits()).toEqual(computeExpectedVisits(batches))
        const before = await readCounters()
        await rebuildVisitCounters(testPayload.payload)
        expect(await readCounters()).toEqual(before)
      }),
      { numRuns: 8, endOnFailure: true },
    )
  })

  test('after a change of the time zone and a recount', async () => {
    await fc.assert(
      fc.asyncProperty(visitBatches('America/New_York'), async (batches) => {
        await forgetVisitsAndSetTimezone('Europe/Paris')
        await recordAllBatches(testPayload.payload, batches)
        await setTimezone('America/New_York')
        await rebuildVisitCounters(testPayload.payload)
        await expectEqualFigures(batches, 'America/New_York')
      }),
      { numRuns: 3, endOnFailure: true },
    )
  })

  test('after a change of the time zone, when the first visits are deleted', async () => {
    await fc.assert(
      fc.asyncProperty(visitBatches('America/New_York'), async (batches) => {
        await forgetVisitsAndSetTimezone('Europe/Paris')
        await recordAllBatches(testPayload.payload, [
          [aVisit({ receivedAt: new Date('2025-06-01T12:00:00Z') })],
        ])
        await recordAllBatches(testPayload.payload, batches)
        await deleteVisitsBefore(momentsToQuery(batches)[0] ?? new Date(0))
        const later = batches.map((visits) => visits.map(twoHundredDaysLater))
        await recordAllBatches(testPayload.payload, later)
        await setTimezone('America/New_York')
        await rebuildVisitCounters(testPayload.payload)
        await expectEqualFigures(later, 'America/New_York')
      }),
      { numRuns: 4, endOnFailure: true },
    )
  })

  test('when two web servers with different clocks write during a recount', async () => {
    await fc.assert(
      fc.asyncProperty(batchesInAnyTimezone, async ({ timezone, ours, theirs }) => {
        await forgetVisitsAndSetTimezone(timezone)
        const late = theirs.map((visits) => visits.map(oneAndHalfSecondsEarlier))
        await Promise.all([
          recordAllBatches(testPayload.payload, ours),
          recordAllBatches(otherServerPayload, late),
          rebuildVisitCounters(otherServerPayload),
        ])
        await expectEqualFigures([...ours, ...late], timezone)
        const before = await readCounters()
        await rebuildVisitCounters(otherServerPayload)
        expect(await readCounters()).toEqual(before)
      }),
      { numRuns: 4, endOnFailure: true },
    )
  })
})

async function deleteVisitsBefore(moment: Date) {
  const { pool } = testPayload.payload.db
  await pool.query('INSERT INTO visit_retention (kept_since) VALUES ($1)', [moment])
  await pool.query('DELETE FROM visits WHERE created_at < $1', [moment])
  await pool.query('DELETE FROM visit_sessions WHERE last_at < $1', [moment])
  await pool.query('DELETE FROM visitors WHERE last_at < $1', [moment])
}

function twoHundredDaysLater(visit: VisitorPageView): VisitorPageView {
  return { ...visit, receivedAt: new Date(visit.receivedAt.getTime() + 200 * 86_400_000) }
}

function oneAndHalfSecondsEarlier(visit: VisitorPageView): VisitorPageView {
  return { ...visit, receivedAt: new Date(visit.receivedAt.getTime() - 1500) }
}
