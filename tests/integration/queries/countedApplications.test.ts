import { createLocalReq } from 'payload'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { SignedInUser } from '@/src/domain/accounts/signedInUser'
import { periodOfLastDays } from '@/src/domain/visits/period'
import { countApplicationsPerOffer } from '@/src/queries/countApplicationsPerOffer'
import { parseExportedListQuery } from '@/src/queries/parseListQuery'
import { readMenuBadgeCounts } from '@/src/queries/readMenuBadgeCounts'
import { pluginApplicationFigures } from '@/tests/support/pluginRegisters'
import { aJobApplication, aJobOffer, aUser } from '@/tests/support/records'
import { startTestPayload, type TestPayload } from '@/tests/support/testPayload'

const NOW = new Date('2026-11-24T12:00:00Z')
const SENT_AT = '2026-11-20T12:00:00Z'
const SITE_TIMEZONE = 'Europe/Paris' as const
const LAST_SEVEN_DAYS = periodOfLastDays(7, '2026-11-24')

let testPayload: TestPayload
let staffUser: SignedInUser
let offerId: number
let otherApplicationId: number

beforeAll(async () => {
  testPayload = await startTestPayload()
  staffUser = { ...(await aUser(testPayload.payload, { role: 'admin' })), collection: 'users' }
  offerId = (await aJobOffer(testPayload.payload)).id
  otherApplicationId = (await createApplication({})).id
})
afterAll(() => testPayload.stop())

// The day of the promised reply depends on the day on which the application was received.
const createApplication = (different: object) =>
  aJobApplication(testPayload.payload, { jobOffer: offerId, createdAt: SENT_AT, ...different })

const markAsSpam = (id: number, isSpam: boolean) =>
  testPayload.payload.update({ collection: 'job-applications', id, data: { isSpam } })

/** Reads every list and every figure of applications that staff see. */
async function readAllFigures(id: number) {
  const { payload } = testPayload
  const req = await createLocalReq({ user: staffUser }, payload)
  const context = {
    ...{
      payload,
      req,
      user: staffUser,
      id,
      other: otherApplicationId,
      offer: offerId,
      now: NOW,
      timezone: SITE_TIMEZONE,
      period: LAST_SEVEN_DAYS,
      dataDir: testPayload.dataDir,
    },
    countListed: async (search: string) => (await findListedIds(search)).length,
  }
  const ofPlugins: [string, unknown][] = []
  for (const [name, figure] of Object.entries(pluginApplicationFigures)) {
    ofPlugins.push([name, await figure(context)])
  }
  return {
    badge: await readMenuBadgeCounts(payload, staffUser),
    perOffer: await countApplicationsPerOffer(payload, { ids: [offerId], user: staffUser }),
    listed: await findListedIds(''),
    ...Object.fromEntries(ofPlugins),
  }
}

test('Spam is in no list and no figure, and in all of them once it is unmarked', async () => {
  const before = await readAllFigures(0)
  const { id } = await createApplication({ status: 'pending', source: 'organic' })
  const counted = await readAllFigures(id)
  // Each figure has changed, so that each could also count the marked application.
  for (const [name, figure] of Object.entries(counted)) {
    expect(figure, name).not.toEqual(Object.entries(before).find(([known]) => known === name)?.[1])
  }
  await markAsSpam(id, true)
  expect(await readAllFigures(id)).toEqual(before)
  await markAsSpam(id, false)
  expect(await readAllFigures(id)).toEqual(counted)
})

test('An application that its candidate has withdrawn is listed, and no decision is due', async () => {
  const { badge } = await readAllFigures(0)
  const { id } = await createApplication({ status: 'pending' })
  await testPayload.payload.db.pool.query(
    'UPDATE job_applications SET withdrawn_at = now(), awaits_answer = false WHERE id = $1',
    [id],
  )
  const figures = await readAllFigures(id)
  expect(figures.badge).toEqual(badge)
  expect(figures.listed).toContain(id)
  await testPayload.payload.delete({ collection: 'job-applications', id })
})

test('A search for spam finds only spam', async () => {
  const [first, second] = [await createApplication({}), await createApplication({})]
  for (const { id } of [first, second]) await markAsSpam(id, true)
  const shown = await findListedIds('where[or][0][and][0][isSpam][equals]=true')
  expect(shown).toEqual(expect.arrayContaining([first.id, second.id]))
  expect(shown).not.toContain(otherApplicationId)
})

test('A new application of the same candidate is not spam', async () => {
  const { id } = await createApplication({ candidateEmail: 'encore@candidats.test' })
  await markAsSpam(id, true)
  const again = await createApplication({ candidateEmail: 'encore@candidats.test' })
  expect(again.isSpam).toBe(false)
  const shown = await findListedIds('')
  expect(shown).toContain(again.id)
  expect(shown).not.toContain(id)
})

/** The ids of the applications in the list with this query. */
async function findListedIds(search: string): Promise<number[]> {
  const query = parseExportedListQuery(testPayload.payload, 'job-applications', search)
  if (!query) throw new Error('The list cannot be read')
  const { docs } = await testPayload.payload.find({
    collection: 'job-applications',
    where: query.where,
    pagination: false,
    depth: 0,
    overrideAccess: false,
    user: staffUser,
  })
  return docs.map(({ id }) => id)
}
