import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { JobApplication } from '@/payload-types'
import { countOnTimeRepliesByMonth } from '@/src/plugins/answers/queries/countOnTimeRepliesByMonth'
import { countUnansweredApplications } from '@/src/plugins/answers/queries/countUnansweredApplications'
import { UNANSWERED_APPLICATIONS_QUERY } from '@/src/plugins/answers/rules/unansweredApplicationsPath'
import { readApplicationBatches } from '@/src/plugins/list-tools/queries/readListRowBatches'
import { parseExportedListQuery } from '@/src/queries/parseListQuery'
import { anApplication } from '@/tests/support/anApplication'
import { aUser } from '@/tests/support/records'
import { startTestPayload, type TestPayload } from '@/tests/support/testPayload'

const NOW = new Date('2026-11-24T22:30:00Z')
const siteClock = { now: NOW, timezone: 'Europe/Paris' } as const

let testPayload: TestPayload

beforeAll(async () => {
  testPayload = await startTestPayload()
})
beforeEach(() => testPayload.payload.db.pool.query('DELETE FROM job_applications'))
afterAll(() => testPayload.stop())

/** As if it had been promised for this day, and answered at this moment. */
async function createPromisedApplication(day: string, answeredAt: string | null = null) {
  const { id } = await anApplication(testPayload.payload)
  await testPayload.payload.db.pool.query(
    `UPDATE job_applications SET answer_due_on = $1, answered_at = $2, awaits_answer = $3
    WHERE id = $4`,
    [`${day}T12:00:00Z`, answeredAt, answeredAt === null, id],
  )
}

const replyDueDay = ({ answerDueOn }: JobApplication) => answerDueOn?.slice(0, 10)

test('Each application has the date promised when it was received, in the time zone of the site', async () => {
  const usual = await anApplication(testPayload.payload, { createdAt: '2026-11-01T22:59:00Z' })
  expect(replyDueDay(usual)).toBe('2026-11-16')
  expect(
    replyDueDay(await anApplication(testPayload.payload, { createdAt: '2026-11-01T23:01:00Z' })),
  ).toBe('2026-11-17')
  await testPayload.payload.updateGlobal({ slug: 'website-settings', data: { answerDays: 3 } })
  expect(
    replyDueDay(await anApplication(testPayload.payload, { createdAt: '2026-11-01T10:00:00Z' })),
  ).toBe('2026-11-04')
  const { id } = usual
  await testPayload.payload.update({
    collection: 'job-applications',
    id,
    data: { status: 'reviewed' },
  })
  const kept = await testPayload.payload.findByID({ collection: 'job-applications', id })
  expect(replyDueDay(kept)).toBe('2026-11-16')
  const refused = testPayload.payload.updateGlobal({
    slug: 'website-settings',
    data: { answerDays: 0 },
  })
  await expect(refused).rejects.toThrow()
})

test('Unanswered applications are counted by their promised date, as in the list', async () => {
  for (const day of ['2026-11-20', '2026-11-23', '2026-11-24', '2026-11-25'])
    await createPromisedApplication(day)
  await createPromisedApplication('2026-11-01', '2026-11-02T09:00:00Z')
  expect(await countUnansweredApplications(testPayload.payload, siteClock)).toEqual({
    overdue: 2,
    today: 1,
    later: 1,
  })
  const { docs } = await testPayload.payload.find({
    collection: 'job-applications',
    where: { awaitsAnswer: { equals: 'true' } },
    sort: 'answerDueOn',
  })
  const overdueFirst = ['2026-11-20', '2026-11-23', '2026-11-24', '2026-11-25']
  expect(docs.map(replyDueDay)).toEqual(overdueFirst)
  const { id } = await aUser(testPayload.payload)
  const user = await testPayload.payload.findByID({ collection: 'users', id })
  const asked = parseExportedListQuery(
    testPayload.payload,
    'job-applications',
    `?${UNANSWERED_APPLICATIONS_QUERY}`,
  )
  if (!asked) throw new Error('The list cannot be asked for')
  const reader = { ...user, collection: 'users' as const }
  const exported: JobApplication[] = []
  for await (const page of readApplicationBatches(testPayload.payload, {
    ...asked,
    user: reader,
  })) {
    exported.push(...page)
  }
  expect(exported.map(replyDueDay)).toEqual(overdueFirst)
})

test('The monthly share of replies by the end of the promised day equals that of the rows, once the day is over', async () => {
  await createPromisedApplication('2026-10-10', '2026-10-10T21:59:00Z')
  await createPromisedApplication('2026-10-10', '2026-10-10T22:01:00Z')
  await createPromisedApplication('2026-10-31', '2026-10-01T08:00:00Z')
  await createPromisedApplication('2026-10-15')
  await createPromisedApplication('2026-11-23', '2026-11-20T08:00:00Z')
  await createPromisedApplication('2026-11-24', '2026-11-20T08:00:00Z')
  await createPromisedApplication('2025-11-30', '2025-11-20T08:00:00Z')
  const { rows } = await testPayload.payload.db.pool.query(
    'SELECT answer_due_on, answered_at FROM job_applications',
  )
  const day = (at: Date, timeZone: string) =>
    new Intl.DateTimeFormat('en-CA', { timeZone }).format(at)
  const months: Record<string, { promised: number; kept: number }> = {}
  for (const { answer_due_on: due, answered_at: answered } of rows) {
    const by = day(due, 'UTC')
    if (by >= '2026-11-24' || by < '2025-12-01') continue
    const month = months[by.slice(0, 7)] ?? { promised: 0, kept: 0 }
    months[by.slice(0, 7)] = month
    month.promised += 1
    if (answered && day(answered, 'Europe/Paris') <= by) month.kept += 1
  }
  expect(await countOnTimeRepliesByMonth(testPayload.payload, siteClock)).toEqual(
    Object.entries(months)
      .map(([month, counts]) => ({ month, ...counts }))
      .sort((a, b) => b.month.localeCompare(a.month)),
  )
  expect(months).toEqual({
    '2026-10': { promised: 4, kept: 2 },
    '2026-11': { promised: 1, kept: 1 },
  })
})
