import { afterAll, beforeAll, expect, test } from 'vitest'
import { recordVisits } from '@/src/commands/recordVisits'
import { startWorker } from '@/src/server/worker/startWorker'
import { eventually } from '@/tests/support/eventually'
import { listenOnFreePort } from '@/tests/support/listenOnFreePort'
import { readRange } from '@/tests/support/readRange'
import { startTestPayload, type TestPayload } from '@/tests/support/testPayload'
import { aVisit } from '@/tests/support/visits'

let started: TestPayload
beforeAll(async () => {
  started = await startTestPayload()
})
afterAll(() => started.stop())

function monthsAgo(months: number): Date {
  const date = new Date()
  date.setUTCMonth(date.getUTCMonth() - months, 15)
  return date
}

async function countedAt(now: Date) {
  const asked = { range: 90, now, timezone: 'Europe/Paris' } as const
  const { realTimeVisitors, ...counted } = await readRange(started.payload, asked)
  return counted
}

async function kept(column: string, table: string): Promise<string[]> {
  const { rows } = await started.payload.db.pool.query(
    `SELECT DISTINCT ${column}::text AS kept FROM ${table} ORDER BY 1`,
  )
  return rows.map((row) => row.kept)
}

async function workUntilForgotten() {
  const worker = startWorker({
    databaseUrl: started.databaseUrl,
    siteUrl: await listenOnFreePort((_request, response) => response.end('{}')),
    secret: 'secret',
  })
  await eventually(async () => expect(await kept('kept_since', 'visit_retention')).toHaveLength(1))
  await worker.stop()
}

test('Visits and inactive visitors are deleted after 25 months, their totals stay', async () => {
  const { payload } = started
  const [old, recent] = [monthsAgo(26), monthsAgo(23)]
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
  const before = [await countedAt(old), await countedAt(recent)]
  await workUntilForgotten()
  expect(await kept('session_id', 'page_visits')).toEqual(['session_3'])
  expect(await kept('session_id', 'visitor_sessions')).toEqual(['session_3'])
  expect(await kept('key', 'visitors')).toEqual(['visitor_back'])
  expect(await kept('text', 'visit_texts')).toEqual(
    ['', '/', '/old', '1920x1080', 'Accueil', aVisit().userAgent].sort(),
  )
  expect([await countedAt(old), await countedAt(recent)]).toEqual(before)
})

test('A visitor who returns after their text was deleted is stored with it', async () => {
  await recordVisits(started.payload, [aVisit({ pageTitle: 'A' })], [])
  expect(await kept('page_title', 'page_visits')).toContain('A')
})
