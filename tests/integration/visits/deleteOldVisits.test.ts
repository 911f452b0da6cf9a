import { afterAll, beforeAll, expect, test } from 'vitest'
import { recordVisits } from '@/src/commands/recordVisits'
import { startWorker } from '@/src/server/worker/startWorker'
import { eventually } from '@/tests/support/eventually'
import { listenOnFreePort } from '@/tests/support/listenOnFreePort'
import { readRange } from '@/tests/support/readRange'
import { startTestPayload, type TestPayload } from '@/tests/support/testPayload'
import { aVisit } from '@/tests/support/visits'

let testPayload: TestPayload
beforeAll(async () => {
  testPayload = await startTestPayload()
})
afterAll(() => testPayload.stop())

function dateMonthsAgo(months: number): Date {
  const date = new Date()
  date.setUTCMonth(date.getUTCMonth() - months, 15)
  return date
}

async function readStatsAt(now: Date) {
  const asked = { range: 90, now, timezone: 'Europe/Paris' } as const
  const { realTimeVisitors, ...counted } = await readRange(testPayload.payload, asked)
  return counted
}

async function readDistinctValues(column: string, table: string): Promise<string[]> {
  const { rows } = await testPayload.payload.db.pool.query(
    `SELECT DISTINCT ${column}::text AS kept FROM ${table} ORDER BY 1`,
  )
  return rows.map((row) => row.kept)
}

async function runWorkerUntilDeleted() {
  const worker = startWorker({
    databaseUrl: testPayload.databaseUrl,
    siteUrl: await listenOnFreePort((_request, response) => response.end('{}')),
    secret: 'secret',
  })
  await eventually(async () =>
    expect(await readDistinctValues('kept_since', 'visit_retention')).toHaveLength(1),
  )
  await worker.stop()
}

test('Visits and inactive visitors are deleted after 25 months, their totals stay', async () => {
  const { payload } = testPayload
  const [old, recent] = [dateMonthsAgo(26), dateMonthsAgo(23)]
  await recordVisits(
    payload,
    [
      aVisit({
        receivedAt: old,
        visitorId: 'visitor_gone',
        sessionId: 'session_1',
        pageTitle: 'A',
      }),
      aVisit({
        receivedAt: old,
        visitorId: 'visitor_back',
        sessionId: 'session_2',
        pagePath: '/old',
      }),
      aVisit({ receivedAt: recent, visitorId: 'visitor_back', sessionId: 'session_3' }),
    ],
    [],
  )
  const before = [await readStatsAt(old), await readStatsAt(recent)]
  await runWorkerUntilDeleted()
  expect(await readDistinctValues('session_id', 'page_visits')).toEqual(['session_3'])
  expect(await readDistinctValues('session_id', 'visitor_sessions')).toEqual(['session_3'])
  expect(await readDistinctValues('key', 'visitors')).toEqual(['visitor_back'])
  expect(await readDistinctValues('text', 'visit_texts')).toEqual(
    ['', '/', '/old', '1920x1080', 'Accueil', aVisit().userAgent].sort(),
  )
  expect([await readStatsAt(old), await readStatsAt(recent)]).toEqual(before)
})

test('A visitor who returns after their text was deleted is stored with it', async () => {
  await recordVisits(testPayload.payload, [aVisit({ pageTitle: 'A' })], [])
  expect(await readDistinctValues('page_title', 'page_visits')).toContain('A')
})
