import { afterAll, beforeAll, expect, test } from 'vitest'
import { recordVisits } from '@/src/commands/recordVisits'
import { rebuildVisitCounters } from '@/src/plugins/statistics/commands/rebuildVisitCounters'
import { runDueJobs } from '@/tests/support/dueJobs'
import { readRange } from '@/tests/support/readRange'
import { aUser } from '@/tests/support/records'
import { restClient, signInForCookie } from '@/tests/support/restClient'
import { startTestPayload, type TestPayload } from '@/tests/support/testPayload'
import { aVisit } from '@/tests/support/visits'

let testPayload: TestPayload
beforeAll(async () => {
  testPayload = await startTestPayload()
})
afterAll(() => testPayload.stop())

test('After a change of the time zone, visits are counted in its days', async () => {
  const { payload } = testPayload
  const admin = restClient(await signInForCookie((await aUser(payload, { role: 'admin' })).email))
  // Half past midnight in Paris is still the evening before in New York.
  await recordVisits(payload, [aVisit({ receivedAt: new Date('2026-11-21T23:30:00Z') })], [])
  const visitsOn = async (timezone: 'Europe/Paris' | 'America/New_York') => {
    const now = new Date('2026-11-22T18:00:00Z')
    const { dailyVisits } = await readRange(payload, { range: 7, now, timezone })
    return dailyVisits.filter(({ visits }) => visits > 0)
  }
  expect(await visitsOn('Europe/Paris')).toEqual([{ date: '2026-11-22', visits: 1, views: 1 }])
  await admin.post('/globals/website-settings', { timezone: 'America/New_York' })
  await runDueJobs(payload)
  expect(await visitsOn('America/New_York')).toEqual([{ date: '2026-11-21', visits: 1, views: 1 }])
})

test('A visit that is recorded during a recount waits for one month of the recount at most', async () => {
  const { payload } = testPayload
  const months = ['2026-05-05', '2026-06-05', '2026-07-05', '2026-08-05']
  await recordVisits(
    payload,
    months.map((day, index) =>
      aVisit({ receivedAt: new Date(`${day}T10:00:00Z`), visitorId: `visitor_${index}` }),
    ),
    [],
  )
  const holder = await payload.db.pool.connect()
  await holder.query('BEGIN')
  await holder.query('SELECT lock_visits()')
  const done: string[] = []
  const recounted = rebuildVisitCounters(payload).then(() => done.push('recounted'))
  await expect.poll(() => countWaitingForVisits()).toBe(1)
  const recorded = recordVisits(payload, [aVisit({ visitorId: 'visitor_meanwhile' })], []).then(
    () => done.push('recorded'),
  )
  await expect.poll(() => countWaitingForVisits()).toBe(2)
  await holder.query('COMMIT')
  holder.release()
  await Promise.all([recounted, recorded])
  expect(done).toEqual(['recorded', 'recounted'])
})

async function countWaitingForVisits() {
  const { rows } = await testPayload.payload.db.pool.query(
    "SELECT count(*)::int FROM pg_stat_activity WHERE wait_event = 'advisory' AND datname = current_database()",
  )
  return rows[0].count
}
