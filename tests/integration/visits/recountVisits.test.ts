import { afterAll, beforeAll, expect, test } from 'vitest'
import { recordVisits } from '@/src/commands/recordVisits'
import { readVisitStats } from '@/src/queries/readVisitStats'
import { runDueJobs } from '@/tests/support/dueJobs'
import { aUser } from '@/tests/support/records'
import { restClient, signIn } from '@/tests/support/restClient'
import { startTestPayload, type TestPayload } from '@/tests/support/testPayload'
import { aVisit } from '@/tests/support/visits'

let started: TestPayload
beforeAll(async () => {
  started = await startTestPayload()
})
afterAll(() => started.stop())

test('when the time zone of the site changes, the visits are counted in its days', async () => {
  const { payload } = started
  const admin = restClient(await signIn((await aUser(payload, { role: 'admin' })).email))
  // Half past midnight in Paris is still the evening before in New York.
  await recordVisits(payload, [aVisit({ receivedAt: new Date('2026-11-21T23:30:00Z') })], [])
  const visitsOn = async (timezone: 'Europe/Paris' | 'America/New_York') => {
    const now = new Date('2026-11-22T18:00:00Z')
    const { dailyVisits } = await readVisitStats(payload, { range: 7, now, timezone })
    return dailyVisits.filter(({ visits }) => visits > 0)
  }
  expect(await visitsOn('Europe/Paris')).toEqual([{ date: '2026-11-22', visits: 1 }])
  await admin.post('/globals/website-settings', { timezone: 'America/New_York' })
  await runDueJobs(payload)
  expect(await visitsOn('America/New_York')).toEqual([{ date: '2026-11-21', visits: 1 }])
})
