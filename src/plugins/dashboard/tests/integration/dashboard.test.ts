import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { SignedInUser } from '@/src/domain/accounts/signedInUser'
import { listUrlByFigure } from '@/src/plugins/dashboard/admin/dashboardUrls'
import { countDashboardFigures } from '@/src/plugins/dashboard/queries/countDashboardFigures'
import { findRecentActivity } from '@/src/plugins/dashboard/queries/findRecentActivity'
import { findWaitingRecords } from '@/src/plugins/dashboard/queries/findWaitingRecords'
import { trendPeriods } from '@/src/plugins/dashboard/rules/trend'
import { parseExportedListQuery } from '@/src/queries/parseListQuery'
import { aContactMessage, aJobApplication, aJobOffer, aUser } from '@/tests/support/records'
import { startTestPayload, type TestPayload } from '@/tests/support/testPayload'

const NOW = new Date('2026-11-22T12:00:00Z')
const TREND_PERIODS = trendPeriods(NOW, 'Europe/Paris')

let testPayload: TestPayload
let readingStaffMember: SignedInUser

beforeAll(async () => {
  testPayload = await startTestPayload()
  readingStaffMember = await createStaffMember('moderator', 'active')
})
afterAll(() => testPayload.stop())

async function createStaffMember(role: 'moderator' | 'admin', status: 'active' | 'inactive') {
  const { id } = await aUser(testPayload.payload, { role, status })
  const user = await testPayload.payload.findByID({ collection: 'users', id })
  return { ...user, collection: 'users' as const }
}

async function setCreationDay(table: string, id: number, day: string) {
  const query = `UPDATE ${table} SET created_at = $1 WHERE id = $2`
  await testPayload.payload.db.pool.query(query, [day, id])
}

describe('An empty back office', () => {
  test('has zero figures, no trends and nothing that waits', async () => {
    expect(
      await countDashboardFigures(testPayload.payload, {
        user: readingStaffMember,
        periods: TREND_PERIODS,
      }),
    ).toEqual({
      totalJobs: 0,
      activeJobs: 0,
      totalApplications: 0,
      pendingApplications: 0,
      totalMessages: 0,
      newMessages: 0,
      trends: { totalJobs: null, totalApplications: null, totalMessages: null },
    })
    const nobody = { entries: [], total: 0 }
    expect(await findWaitingRecords(testPayload.payload, readingStaffMember)).toEqual({
      applications: nobody,
      messages: nobody,
      offers: nobody,
      activeOffers: 0,
    })
    expect(await findRecentActivity(testPayload.payload, readingStaffMember)).toEqual([])
  })
})

describe('With offers, applications and messages', () => {
  let answered: number
  let awaited: number
  beforeAll(async () => {
    const { payload } = testPayload
    answered = (await aJobOffer(payload, { publishedDate: '01/09/2026' })).id
    awaited = (await aJobOffer(payload, { publishedDate: '15/11/2026' })).id
    await aJobOffer(payload, { isActive: false, publishedDate: '01/08/2026' })
    const days = [
      '2026-11-20',
      '2026-11-10',
      '2026-11-01',
      '2026-10-10',
      '2026-10-05',
      '2026-06-01',
    ]
    for (const [rank, day] of days.entries()) {
      const status = rank % 2 === 0 ? 'pending' : 'reviewed'
      const application = { status, candidateName: `Candidat ${rank}`, jobOffer: answered } as const
      const { id } = await aJobApplication(payload, application)
      await setCreationDay('job_applications', id, day)
    }
    for (const [status, day] of [
      ['new', '2026-11-21'],
      ['read', '2026-11-02'],
      ['replied', '2026-10-01'],
    ] as const) {
      const { id } = await aContactMessage(payload, { status, subject: `Sujet ${status}` })
      await setCreationDay('contact_messages', id, day)
    }
  })

  test('An application that its candidate has withdrawn does not wait for a decision', async () => {
    const { payload } = testPayload
    const figures = () =>
      countDashboardFigures(payload, { user: readingStaffMember, periods: TREND_PERIODS })
    const [before, waiting] = [
      await figures(),
      await findWaitingRecords(payload, readingStaffMember),
    ]
    const { id } = await aJobApplication(payload, { status: 'pending', jobOffer: answered })
    await payload.db.pool.query('UPDATE job_applications SET withdrawn_at = now() WHERE id = $1', [
      id,
    ])
    const { pendingApplications, totalApplications } = await figures()
    expect(pendingApplications).toBe(before.pendingApplications)
    expect(totalApplications).toBe(before.totalApplications + 1)
    expect(await findWaitingRecords(payload, readingStaffMember)).toEqual(waiting)
    // The list behind the figure has the same number of rows.
    const search = listUrlByFigure.pendingApplications.split('?')[1] ?? ''
    const where = parseExportedListQuery(payload, 'job-applications', search)?.where
    const { totalDocs } = await payload.count({ collection: 'job-applications', where })
    expect(totalDocs).toBe(pendingApplications)
    await payload.delete({ collection: 'job-applications', id })
  })

  test('figures count existing records, trends count received ones', async () => {
    expect(
      await countDashboardFigures(testPayload.payload, {
        user: readingStaffMember,
        periods: TREND_PERIODS,
      }),
    ).toEqual({
      totalJobs: 3,
      activeJobs: 2,
      totalApplications: 6,
      pendingApplications: 3,
      totalMessages: 3,
      newMessages: 1,
      trends: { totalJobs: null, totalApplications: 50, totalMessages: 100 },
    })
  })

  test('the records that have waited longest come first, each with its page', async () => {
    const { applications, messages, offers, activeOffers } = await findWaitingRecords(
      testPayload.payload,
      readingStaffMember,
    )
    expect(applications.entries.map(({ title }) => title)).toEqual([
      'Candidat 4',
      'Candidat 2',
      'Candidat 0',
    ])
    expect(applications.entries[0]).toMatchObject({ since: new Date('2026-10-05') })
    expect(messages.entries.map(({ detail }) => detail)).toEqual(['Sujet read', 'Sujet new'])
    expect(messages.total).toBe(2)
    expect(offers.entries.map(({ id }) => id)).toEqual([awaited])
    expect(activeOffers).toBe(2)
  })

  test('a list shows five records and counts all', async () => {
    const more = await Promise.all([1, 2, 3].map(() => aJobApplication(testPayload.payload)))
    const { applications } = await findWaitingRecords(testPayload.payload, readingStaffMember)
    expect(applications.entries).toHaveLength(5)
    expect(applications.total).toBe(6)
    for (const { id } of more) {
      await testPayload.payload.delete({ collection: 'job-applications', id })
    }
  })

  test('the latest activity of any kind comes first', async () => {
    const activities = await findRecentActivity(testPayload.payload, readingStaffMember)
    expect(activities.slice(0, 4).map(({ kind }) => kind)).toEqual([
      'message',
      'application',
      'offer',
      'application',
    ])
    expect(activities).toHaveLength(7)
  })

  test('an offer dated in the future does not precede a newer application', async () => {
    const { payload } = testPayload
    const offer = await aJobOffer(payload, { publishedDate: '31/12/2099' })
    const { id } = await aJobApplication(payload)
    const [newest] = await findRecentActivity(payload, readingStaffMember)
    expect(newest).toMatchObject({ kind: 'application', id })
    await payload.delete({ collection: 'job-applications', id })
    await payload.delete({ collection: 'job-offers', id: offer.id })
  })

  test.each([
    [
      'figures',
      (user: SignedInUser) =>
        countDashboardFigures(testPayload.payload, { user, periods: TREND_PERIODS }),
    ],
    ['waiting', (user: SignedInUser) => findWaitingRecords(testPayload.payload, user)],
    ['activity', (user: SignedInUser) => findRecentActivity(testPayload.payload, user)],
  ] as const)('a suspended user is refused (%s)', async (_, ask) => {
    await expect(ask(await createStaffMember('admin', 'inactive'))).rejects.toThrow()
  })
})

test('An offer with spam only still waits for an application', async () => {
  const silent = (await aJobOffer(testPayload.payload)).id
  const { id } = await aJobApplication(testPayload.payload, { jobOffer: silent })
  const countWaiting = async () =>
    (await findWaitingRecords(testPayload.payload, readingStaffMember)).offers.total
  const before = await countWaiting()
  await testPayload.payload.update({ collection: 'job-applications', id, data: { isSpam: true } })
  expect(await countWaiting()).toBe(before + 1)
})
