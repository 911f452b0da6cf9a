import { createLocalReq } from 'payload'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { SignedInUser } from '@/src/domain/accounts/signedInUser'
import { periodOfLastDays } from '@/src/domain/visits/period'
import { countApplicationsPerOffer } from '@/src/queries/countApplicationsPerOffer'
import { parseExportedListQuery } from '@/src/queries/parseListQuery'
import { readMenuBadgeCounts } from '@/src/queries/readMenuBadgeCounts'
import { pluginFigures } from '@/tests/support/pluginRegisters'
import { aJobApplication, aJobOffer, aUser } from '@/tests/support/records'
import { startTestPayload, type TestPayload } from '@/tests/support/testPayload'

const NOW = new Date('2026-11-24T12:00:00Z')
const SENT = '2026-11-20T12:00:00Z'
const timezone = 'Europe/Paris' as const
const period = periodOfLastDays(7, '2026-11-24')

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

/** Reads every list and every figure of applications that staff see. */
async function allFigures(id: number) {
  const { payload } = site
  const req = await createLocalReq({ user }, payload)
  const context = {
    ...{ payload, req, user, id, other, offer, now: NOW, timezone, period, dataDir: site.dataDir },
    countListed: async (search: string) => (await listed(search)).length,
  }
  const ofPlugins: [string, unknown][] = []
  for (const [name, figure] of Object.entries(pluginFigures)) {
    ofPlugins.push([name, await figure(context)])
  }
  return {
    badge: await readMenuBadgeCounts(payload, user),
    perOffer: await countApplicationsPerOffer(payload, { ids: [offer], user }),
    listed: await listed(''),
    ...Object.fromEntries(ofPlugins),
  }
}

test('Spam is in no list and no figure, and in all of them once it is unmarked', async () => {
  const before = await allFigures(0)
  const { id } = await received({ status: 'pending', source: 'organic' })
  const counted = await allFigures(id)
  // Each figure has changed, so that each could also count the marked application.
  for (const [name, figure] of Object.entries(counted)) {
    expect(figure, name).not.toEqual(Object.entries(before).find(([known]) => known === name)?.[1])
  }
  await setAside(id, true)
  expect(await allFigures(id)).toEqual(before)
  await setAside(id, false)
  expect(await allFigures(id)).toEqual(counted)
})

test('An application that its candidate has withdrawn is listed, and no decision is due', async () => {
  const { badge } = await allFigures(0)
  const { id } = await received({ status: 'pending' })
  await site.payload.db.pool.query(
    'UPDATE job_applications SET withdrawn_at = now(), awaits_answer = false WHERE id = $1',
    [id],
  )
  const figures = await allFigures(id)
  expect(figures.badge).toEqual(badge)
  expect(figures.listed).toContain(id)
  await site.payload.delete({ collection: 'job-applications', id })
})

test('A search for spam finds only spam', async () => {
  const [first, second] = [await received({}), await received({})]
  for (const { id } of [first, second]) await setAside(id, true)
  const shown = await listed('where[or][0][and][0][isSpam][equals]=true')
  expect(shown).toEqual(expect.arrayContaining([first.id, second.id]))
  expect(shown).not.toContain(other)
})

test('A new application of the same candidate is not spam', async () => {
  const { id } = await received({ candidateEmail: 'encore@candidats.test' })
  await setAside(id, true)
  const again = await received({ candidateEmail: 'encore@candidats.test' })
  expect(again.isSpam).toBe(false)
  const shown = await listed('')
  expect(shown).toContain(again.id)
  expect(shown).not.toContain(id)
})

/** The ids of the applications in the list with this query. */
async function listed(search: string): Promise<number[]> {
  const query = parseExportedListQuery(site.payload, 'job-applications', search)
  if (!query) throw new Error('The list cannot be read')
  const { docs } = await site.payload.find({
    collection: 'job-applications',
    where: query.where,
    pagination: false,
    depth: 0,
    overrideAccess: false,
    user,
  })
  return docs.map(({ id }) => id)
}
