import { createLocalReq } from 'payload'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { SignedInUser } from '@/src/domain/accounts/signedInUser'
import { trendPeriods } from '@/src/domain/admin/trend'
import { lastDays } from '@/src/domain/visits/period'
import { countDueAnswers } from '@/src/plugins/answers/queries/countDueAnswers'
import {
  findAddressees,
  findApplicationsToPreview,
} from '@/src/plugins/answers/queries/findAnswering'
import { readAnswerShare } from '@/src/plugins/answers/queries/readAnswerShare'
import { countUnread } from '@/src/plugins/document-reading/queries/countUnread'
import { findNeighbourApplications } from '@/src/plugins/document-reading/queries/findNeighbourApplications'
import { countDueRecords } from '@/src/plugins/retention/queries/countDueRecords'
import { readOfferTable } from '@/src/plugins/statistics/queries/readOfferTable'
import { readRecruitmentTimes } from '@/src/plugins/statistics/queries/readRecruitmentTimes'
import { parseOfferTableQuery } from '@/src/plugins/statistics/rules/offerTable'
import { countApplicationsPerOffer } from '@/src/queries/countApplicationsPerOffer'
import { countAttention } from '@/src/queries/countAttention'
import { countDashboard } from '@/src/queries/countDashboard'
import { findRecentActivity } from '@/src/queries/findRecentActivity'
import { findSelectableIds } from '@/src/queries/findSelectableIds'
import { findWaiting } from '@/src/queries/findWaiting'
import { parseListRequest } from '@/src/queries/readAskedList'
import { countList, readApplicationPages } from '@/src/queries/readListPages'
import { readOfferFunnel } from '@/src/queries/readOfferFunnel'
import { aJobApplication, aJobOffer, aUser } from '@/tests/support/records'
import { startTestPayload, type TestPayload } from '@/tests/support/testPayload'

const NOW = new Date('2026-11-24T12:00:00Z')
const SENT = '2026-11-20T12:00:00Z'
const timezone = 'Europe/Paris'
const period = lastDays(7, '2026-11-24')
const byOffer = { by: 'offer', page: 1 } as const
const RULES = { applicationMonths: 24, messageMonths: 36, logMonths: 12, ending: 'delete' } as const

let site: TestPayload
let user: SignedInUser
let offer: number
let other: number

beforeAll(async () => {
  site = await startTestPayload()
  user = { ...(await aUser(site.payload, { role: 'admin' })), collection: 'users' }
  offer = (await aJobOffer(site.payload)).id
  other = (await received({})).id
})
afterAll(() => site.stop())

// The day of the promised reply depends on the day on which the application was received.
const received = (different: object) =>
  aJobApplication(site.payload, { jobOffer: offer, createdAt: SENT, ...different })

const setAside = (id: number, isSpam: boolean) =>
  site.payload.update({ collection: 'job-applications', id, data: { isSpam } })

/** Every list and every figure that staff are shown of applications. */
async function allFigures(id: number) {
  const { payload } = site
  const req = await createLocalReq({ user }, payload)
  const asked = (search: string) => {
    const list = parseListRequest(payload, 'job-applications', search)
    if (!list) throw new Error('The list cannot be read')
    return { ...list, user }
  }
  const whole = asked('')
  const rows = []
  for await (const page of readApplicationPages(payload, whole)) rows.push(...page)
  const beside = await payload.findByID({ collection: 'job-applications', id: other })
  return {
    dashboard: await countDashboard(payload, { user, periods: trendPeriods(NOW, timezone) }),
    waiting: await findWaiting(payload, user),
    activity: await findRecentActivity(payload, user),
    badge: await countAttention(payload, user),
    due: await countDueAnswers(payload, { now: NOW, timezone }),
    share: await readAnswerShare(payload, { now: new Date('2026-12-30T12:00:00Z'), timezone }),
    perOffer: await countApplicationsPerOffer(payload, { ids: [offer], user }),
    funnel: await readOfferFunnel(payload, { offer, period, timezone }),
    offerTable: await readOfferTable(payload, { ...parseOfferTableQuery({}), period, timezone }),
    recruitment: await readRecruitmentTimes(payload, { ...byOffer, period, timezone, now: NOW }),
    exported: rows.map((row) => row.id),
    listed: await countList(payload, 'job-applications', whole),
    ticked: await selectable(''),
    toAnswer: await countList(
      payload,
      'job-applications',
      asked('where[or][0][and][0][awaitsAnswer][equals]=true'),
    ),
    neighbours: await findNeighbourApplications(req, beside, { list: '', passed: [] }),
    answered: await findAddressees(req, [id]),
    previewed: await findApplicationsToPreview(req),
    unread: await countUnread(payload, user),
    retention: (
      await countDueRecords(payload, {
        rules: { ...RULES, applicationMonths: 1 },
        now: new Date('2027-01-24T12:00:00Z'),
        mailDirectory: site.dataDir,
      })
    ).applications,
  }
}

test('an application that is set aside changes no list and no figure, and all of them once it is back', async () => {
  const before = await allFigures(0)
  const { id } = await received({ status: 'pending', source: 'organic' })
  const counted = await allFigures(id)
  // Each of them has noticed it, so that each would.
  for (const [name, figure] of Object.entries(counted)) {
    expect(figure, name).not.toEqual(Object.entries(before).find(([known]) => known === name)?.[1])
  }
  await setAside(id, true)
  expect(await allFigures(id)).toEqual(before)
  await setAside(id, false)
  expect(await allFigures(id)).toEqual(counted)
})

test('an offer to which nobody serious has applied still waits for somebody', async () => {
  const silent = (await aJobOffer(site.payload)).id
  const { id } = await received({ jobOffer: silent })
  const waits = async () =>
    (await findWaiting(site.payload, user)).offers.entries.some((entry) => entry.id === silent)
  expect(await waits()).toBe(false)
  await setAside(id, true)
  expect(await waits()).toBe(true)
})

test('whoever asks for what is set aside is shown that, in its own order, and nothing of it waits', async () => {
  const [first, second] = [await received({}), await received({})]
  for (const { id } of [first, second]) await setAside(id, true)
  const list = 'where[or][0][and][0][isSpam][equals]=true'
  const shown = await selectable(list)
  expect(shown).toEqual(expect.arrayContaining([first.id, second.id]))
  expect(shown).not.toContain(other)
  const req = await createLocalReq({ user }, site.payload)
  const opened = await site.payload.findByID({ collection: 'job-applications', id: second.id })
  const way = await findNeighbourApplications(req, opened, { list, passed: [] })
  expect(way).toMatchObject({ next: first.id, nextPending: null, pendingLeft: 0 })
})

test('who applies again after that is an ordinary candidate', async () => {
  const { id } = await received({ candidateEmail: 'encore@candidats.test' })
  await setAside(id, true)
  const again = await received({ candidateEmail: 'encore@candidats.test' })
  expect(again.isSpam).toBe(false)
  const shown = await selectable('')
  expect(shown).toContain(again.id)
  expect(shown).not.toContain(id)
})

const selectable = (search: string) =>
  findSelectableIds(site.payload, 'job-applications', { user, search, isTrash: false })
