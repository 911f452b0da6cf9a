import pg from 'pg'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { LateOffersNotice } from '@/components/admin/jobOffers/LateOffersNotice'
import { openAndCloseDueOffers } from '@/src/commands/openAndCloseDueOffers'
import { UNFILTERED_JOB_SEARCH } from '@/src/domain/offers/jobSearch'
import { CONTENT_CHANGED_CHANNEL } from '@/src/domain/pages/cacheTag'
import { findDueOffers, findLateOffers } from '@/src/queries/dueOffers'
import { findOfferBySlug } from '@/src/queries/findOfferBySlug'
import { searchActiveOffers } from '@/src/queries/searchActiveOffers'
import { eventually } from '@/tests/support/eventually'
import { aJobOffer, aUser } from '@/tests/support/records'
import { startTestPayload, type TestPayload } from '@/tests/support/testPayload'

let site: TestPayload
let webServer: pg.Client
const told: string[] = []

beforeAll(async () => {
  site = await startTestPayload()
  webServer = new pg.Client(site.databaseUrl)
  await webServer.connect()
  webServer.on('notification', ({ payload = '' }) => told.push(payload))
  await webServer.query(`LISTEN ${CONTENT_CHANGED_CHANNEL}`)
})
afterEach(() => site.payload.delete({ collection: 'job-offers', where: {} }))
afterAll(async () => {
  await webServer.end()
  await site.stop()
})

const HOUR = 60 * 60 * 1000
const inHours = (hours: number) => new Date(Date.now() + hours * HOUR).toISOString()

const move = () => openAndCloseDueOffers(site.payload, new Date())
const stored = (id: number) => site.payload.findByID({ collection: 'job-offers', id })

/** Advances the clock by moving the future dates of all offers closer. */
const pass = (seconds: number) =>
  site.payload.db.pool.query(
    `UPDATE job_offers SET publish_at = publish_at - $1 * interval '1 second',
      ends_at = ends_at - $1 * interval '1 second',
      shown_until = shown_until - $1 * interval '1 second'`,
    [seconds],
  )

async function listed() {
  const { offers } = await searchActiveOffers(site.payload, UNFILTERED_JOB_SEARCH)
  return offers.map(({ slug }) => slug)
}

test('An offer opens and ends at its moments, in the list and on its page', async () => {
  const publishAt = inHours(2)
  const { id } = await aJobOffer(site.payload, {
    title: 'Datée',
    publishAt,
    endsAt: inHours(4),
  })
  await move()
  expect(await listed()).toEqual([])
  expect(await findOfferBySlug(site.payload, 'datee')).toEqual({ state: 'unknown' })

  const passed = 2 * 3600 + 1
  await pass(passed)
  told.splice(0)
  await move()
  expect(await listed()).toEqual(['datee'])
  const opened = await stored(id)
  expect(opened).toMatchObject({ isActive: true, publishAt: null, closedAs: null })
  const day = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Paris' })
  const openedAt = Date.parse(publishAt) - passed * 1000
  expect(opened.publishedDate.slice(0, 10)).toBe(day.format(openedAt))
  expect(await findOfferBySlug(site.payload, 'datee')).toMatchObject({ state: 'open' })
  await eventually(() => expect(told).toEqual(['content:job-offers']))

  await pass(2 * 3600)
  await move()
  expect(await listed()).toEqual([])
  expect(await stored(id)).toMatchObject({ isActive: false, closedAs: 'expired' })
  expect(await findOfferBySlug(site.payload, 'datee')).toMatchObject({
    state: 'ended',
    offer: { title: 'Datée', location: 'paris', closedAs: 'expired', slug: 'datee' },
  })
  await eventually(() => expect(told).toHaveLength(2))

  await pass(30 * 24 * 3600)
  await move()
  expect(await findOfferBySlug(site.payload, 'datee')).toEqual({ state: 'gone' })
  await eventually(() => expect(told).toHaveLength(3))
  expect(await findDueOffers(site.payload)).toEqual([])
})

test('Ten simultaneous runs open an offer once, with one audit entry', async () => {
  const { id } = await aJobOffer(site.payload, { publishAt: inHours(1) })
  await pass(3601)
  await Promise.all(Array.from({ length: 10 }, move))
  const { docs } = await site.payload.find({
    collection: 'audit-entries',
    where: { documentId: { equals: String(id) } },
  })
  expect(docs).toMatchObject([{ action: 'statusChanged', actorId: null }])
})

test('An offer whose opening and end are both past never opens', async () => {
  const { id } = await aJobOffer(site.payload, { publishAt: inHours(1), endsAt: inHours(2) })
  await pass(3 * 3600)
  await move()
  expect(await stored(id)).toMatchObject({ isActive: false, publishAt: null, closedAs: 'expired' })
  expect(await findDueOffers(site.payload)).toEqual([])
})

test('An offer that cannot be opened is reported as late, and does not delay the others', async () => {
  const broken = await aJobOffer(site.payload, { publishAt: inHours(1) })
  const whole = await aJobOffer(site.payload, { publishAt: inHours(1) })
  await site.payload.db.pool.query("UPDATE job_offers SET mission = '' WHERE id = $1", [broken.id])
  // An offer is late after a minute, longer than this test may take.
  await pass(3600 + 1)
  const logged = vi.spyOn(site.payload.logger, 'error').mockReturnValue()
  expect(await findLateOffers(site.payload)).toEqual([])
  await move()
  await move()
  // The error is logged once, and the change is tried again a minute later.
  expect(logged).toHaveBeenCalledTimes(1)
  await openAndCloseDueOffers(site.payload, new Date(Date.now() + 61_000))
  expect(logged).toHaveBeenCalledTimes(2)
  logged.mockRestore()
  expect(await stored(whole.id)).toMatchObject({ isActive: true })
  expect(await findLateOffers(site.payload)).toEqual([])
  const user = { ...(await aUser(site.payload)), collection: 'users' as const }
  const alarm = () => LateOffersNotice({ payload: site.payload, user })
  expect(await alarm()).toBeNull()
  await pass(60)
  const late = await findLateOffers(site.payload)
  expect(late).toMatchObject([{ id: broken.id, title: broken.title }])
  expect(await alarm()).toMatchObject({
    props: {
      href: `/admin/collections/job-offers/${broken.id}`,
      sentence: expect.stringContaining(`L’offre «\u00A0${broken.title}\u00A0»`),
    },
  })
  expect(await LateOffersNotice({ payload: site.payload, user: undefined })).toBeNull()
})

test('The clock of the database counts, not that of a server', async () => {
  const { id } = await aJobOffer(site.payload, { publishAt: inHours(1), endsAt: inHours(2) })
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 3 * HOUR })
  try {
    await move()
    expect(await stored(id)).toMatchObject({ isActive: false, closedAt: null })
    await pass(3600 + 1)
    await move()
    const { endsAt, isActive } = await stored(id)
    expect({ endsAt: endsAt !== null, isActive }).toEqual({ endsAt: true, isActive: true })
    vi.setSystemTime(Date.now() - 6 * HOUR)
    await pass(3600)
    await move()
    expect(await stored(id)).toMatchObject({ isActive: false, closedAs: 'expired' })
  } finally {
    vi.useRealTimers()
  }
})

test('A trashed offer is not opened', async () => {
  const { id } = await aJobOffer(site.payload, { publishAt: inHours(1) })
  await site.payload.update({
    collection: 'job-offers',
    id,
    data: { deletedAt: new Date().toISOString() },
    trash: true,
  })
  await pass(3601)
  await move()
  expect(await site.payload.findByID({ collection: 'job-offers', id, trash: true })).toMatchObject({
    isActive: false,
  })
  await site.payload.update({
    collection: 'job-offers',
    id,
    data: { deletedAt: null },
    trash: true,
  })
  await move()
  expect(await stored(id)).toMatchObject({ isActive: false, publishAt: null })
})

test('Only a client with the secret can start the run', async () => {
  const { POST } = await import('@/src/app/api/offres/etapes/route')
  const { id } = await aJobOffer(site.payload, { publishAt: inHours(1) })
  await pass(3601)
  const ask = (authorization?: string) =>
    POST(
      new Request('https://exemplia.test/api/offres/etapes', {
        method: 'POST',
        headers: authorization ? { authorization } : undefined,
      }),
    )
  for (const given of [undefined, 'Bearer ', 'Bearer x', 'the job runner of the tests'])
    expect((await ask(given)).status).toBe(404)
  expect(await stored(id)).toMatchObject({ isActive: false })
  expect((await ask('Bearer the job runner of the tests')).status).toBe(204)
  expect(await stored(id)).toMatchObject({ isActive: true })
})
