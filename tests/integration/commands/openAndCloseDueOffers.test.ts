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

let testPayload: TestPayload
let listeningClient: pg.Client
const receivedNotifications: string[] = []

beforeAll(async () => {
  testPayload = await startTestPayload()
  listeningClient = new pg.Client(testPayload.databaseUrl)
  await listeningClient.connect()
  listeningClient.on('notification', ({ payload = '' }) => receivedNotifications.push(payload))
  await listeningClient.query(`LISTEN ${CONTENT_CHANGED_CHANNEL}`)
})
afterEach(() => testPayload.payload.delete({ collection: 'job-offers', where: {} }))
afterAll(async () => {
  await listeningClient.end()
  await testPayload.stop()
})

const HOUR_MS = 60 * 60 * 1000
const isoInHours = (hours: number) => new Date(Date.now() + hours * HOUR_MS).toISOString()

const openAndCloseDueNow = () => openAndCloseDueOffers(testPayload.payload, new Date())
const findStoredOffer = (id: number) =>
  testPayload.payload.findByID({ collection: 'job-offers', id })

/** Advances the clock by moving the future dates of all offers closer. */
const moveScheduleBack = (seconds: number) =>
  testPayload.payload.db.pool.query(
    `UPDATE job_offers SET publish_at = publish_at - $1 * interval '1 second',
      ends_at = ends_at - $1 * interval '1 second',
      shown_until = shown_until - $1 * interval '1 second'`,
    [seconds],
  )

async function findListedSlugs() {
  const { offers } = await searchActiveOffers(testPayload.payload, UNFILTERED_JOB_SEARCH)
  return offers.map(({ slug }) => slug)
}

test('An offer opens and ends at its moments, in the list and on its page', async () => {
  const publishAt = isoInHours(2)
  const { id } = await aJobOffer(testPayload.payload, {
    title: 'Datée',
    publishAt,
    endsAt: isoInHours(4),
  })
  await openAndCloseDueNow()
  expect(await findListedSlugs()).toEqual([])
  expect(await findOfferBySlug(testPayload.payload, 'datee')).toEqual({ state: 'unknown' })

  const passed = 2 * 3600 + 1
  await moveScheduleBack(passed)
  receivedNotifications.splice(0)
  await openAndCloseDueNow()
  expect(await findListedSlugs()).toEqual(['datee'])
  const opened = await findStoredOffer(id)
  expect(opened).toMatchObject({ isActive: true, publishAt: null, closedAs: null })
  const day = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Paris' })
  const openedAt = Date.parse(publishAt) - passed * 1000
  expect(opened.publishedDate.slice(0, 10)).toBe(day.format(openedAt))
  expect(await findOfferBySlug(testPayload.payload, 'datee')).toMatchObject({ state: 'open' })
  await eventually(() => expect(receivedNotifications).toEqual(['content:job-offers']))

  await moveScheduleBack(2 * 3600)
  await openAndCloseDueNow()
  expect(await findListedSlugs()).toEqual([])
  expect(await findStoredOffer(id)).toMatchObject({ isActive: false, closedAs: 'expired' })
  expect(await findOfferBySlug(testPayload.payload, 'datee')).toMatchObject({
    state: 'ended',
    offer: { title: 'Datée', location: 'paris', closedAs: 'expired', slug: 'datee' },
  })
  await eventually(() => expect(receivedNotifications).toHaveLength(2))

  await moveScheduleBack(30 * 24 * 3600)
  await openAndCloseDueNow()
  expect(await findOfferBySlug(testPayload.payload, 'datee')).toEqual({ state: 'gone' })
  await eventually(() => expect(receivedNotifications).toHaveLength(3))
  expect(await findDueOffers(testPayload.payload)).toEqual([])
})

test('Ten simultaneous runs open an offer once, with one audit entry', async () => {
  const { id } = await aJobOffer(testPayload.payload, { publishAt: isoInHours(1) })
  await moveScheduleBack(3601)
  await Promise.all(Array.from({ length: 10 }, openAndCloseDueNow))
  const { docs } = await testPayload.payload.find({
    collection: 'audit-entries',
    where: { documentId: { equals: String(id) } },
  })
  expect(docs).toMatchObject([{ action: 'statusChanged', actorId: null }])
})

test('An offer whose opening and end are both past never opens', async () => {
  const { id } = await aJobOffer(testPayload.payload, {
    publishAt: isoInHours(1),
    endsAt: isoInHours(2),
  })
  await moveScheduleBack(3 * 3600)
  await openAndCloseDueNow()
  expect(await findStoredOffer(id)).toMatchObject({
    isActive: false,
    publishAt: null,
    closedAs: 'expired',
  })
  expect(await findDueOffers(testPayload.payload)).toEqual([])
})

test('An offer that cannot be opened is reported as late, and does not delay the others', async () => {
  const broken = await aJobOffer(testPayload.payload, { publishAt: isoInHours(1) })
  const whole = await aJobOffer(testPayload.payload, { publishAt: isoInHours(1) })
  await testPayload.payload.db.pool.query("UPDATE job_offers SET mission = '' WHERE id = $1", [
    broken.id,
  ])
  // An offer is late after a minute, longer than this test may take.
  await moveScheduleBack(3600 + 1)
  const logged = vi.spyOn(testPayload.payload.logger, 'error').mockReturnValue()
  expect(await findLateOffers(testPayload.payload)).toEqual([])
  await openAndCloseDueNow()
  await openAndCloseDueNow()
  // The error is logged once, and the change is tried again a minute later.
  expect(logged).toHaveBeenCalledTimes(1)
  await openAndCloseDueOffers(testPayload.payload, new Date(Date.now() + 61_000))
  expect(logged).toHaveBeenCalledTimes(2)
  logged.mockRestore()
  expect(await findStoredOffer(whole.id)).toMatchObject({ isActive: true })
  expect(await findLateOffers(testPayload.payload)).toEqual([])
  const user = { ...(await aUser(testPayload.payload)), collection: 'users' as const }
  const alarm = () => LateOffersNotice({ payload: testPayload.payload, user })
  expect(await alarm()).toBeNull()
  await moveScheduleBack(60)
  const late = await findLateOffers(testPayload.payload)
  expect(late).toMatchObject([{ id: broken.id, title: broken.title }])
  expect(await alarm()).toMatchObject({
    props: {
      href: `/admin/collections/job-offers/${broken.id}`,
      sentence: expect.stringContaining(`L’offre «\u00A0${broken.title}\u00A0»`),
    },
  })
  expect(await LateOffersNotice({ payload: testPayload.payload, user: undefined })).toBeNull()
})

test('The clock of the database counts, not that of a server', async () => {
  const { id } = await aJobOffer(testPayload.payload, {
    publishAt: isoInHours(1),
    endsAt: isoInHours(2),
  })
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 3 * HOUR_MS })
  try {
    await openAndCloseDueNow()
    expect(await findStoredOffer(id)).toMatchObject({ isActive: false, closedAt: null })
    await moveScheduleBack(3600 + 1)
    await openAndCloseDueNow()
    const { endsAt, isActive } = await findStoredOffer(id)
    expect({ endsAt: endsAt !== null, isActive }).toEqual({ endsAt: true, isActive: true })
    vi.setSystemTime(Date.now() - 6 * HOUR_MS)
    await moveScheduleBack(3600)
    await openAndCloseDueNow()
    expect(await findStoredOffer(id)).toMatchObject({ isActive: false, closedAs: 'expired' })
  } finally {
    vi.useRealTimers()
  }
})

test('A trashed offer is not opened', async () => {
  const { id } = await aJobOffer(testPayload.payload, { publishAt: isoInHours(1) })
  await testPayload.payload.update({
    collection: 'job-offers',
    id,
    data: { deletedAt: new Date().toISOString() },
    trash: true,
  })
  await moveScheduleBack(3601)
  await openAndCloseDueNow()
  expect(
    await testPayload.payload.findByID({ collection: 'job-offers', id, trash: true }),
  ).toMatchObject({
    isActive: false,
  })
  await testPayload.payload.update({
    collection: 'job-offers',
    id,
    data: { deletedAt: null },
    trash: true,
  })
  await openAndCloseDueNow()
  expect(await findStoredOffer(id)).toMatchObject({ isActive: false, publishAt: null })
})

test('Only a client with the secret can start the run', async () => {
  const { POST } = await import('@/src/app/api/offres/etapes/route')
  const { id } = await aJobOffer(testPayload.payload, { publishAt: isoInHours(1) })
  await moveScheduleBack(3601)
  const ask = (authorization?: string) =>
    POST(
      new Request('https://exemplia.test/api/offres/etapes', {
        method: 'POST',
        headers: authorization ? { authorization } : undefined,
      }),
    )
  for (const given of [undefined, 'Bearer ', 'Bearer x', 'the job runner of the tests'])
    expect((await ask(given)).status).toBe(404)
  expect(await findStoredOffer(id)).toMatchObject({ isActive: false })
  expect((await ask('Bearer the job runner of the tests')).status).toBe(204)
  expect(await findStoredOffer(id)).toMatchObject({ isActive: true })
})
