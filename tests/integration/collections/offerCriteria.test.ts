import { afterAll, beforeAll, expect, test } from 'vitest'
import type { OfferCriterion } from '@/payload-types'
import type { CriterionKind } from '@/src/domain/offers/criteria'
import { UNFILTERED_JOB_SEARCH } from '@/src/domain/offers/jobSearch'
import { findOfferCriteria } from '@/src/queries/findOfferCriteria'
import { searchActiveOffers } from '@/src/queries/searchActiveOffers'
import { aJobOffer, aUser } from '../../support/records'
import { type RestResponse, restClient, signInForCookie } from '../../support/restClient'
import { startTestPayload, type TestPayload } from '../../support/testPayload'

let testPayload: TestPayload
let admin: ReturnType<typeof restClient>
let moderator: ReturnType<typeof restClient>

beforeAll(async () => {
  testPayload = await startTestPayload()
  const [one, other] = await Promise.all([
    aUser(testPayload.payload, { role: 'admin' }),
    aUser(testPayload.payload, { role: 'moderator' }),
  ])
  admin = restClient(await signInForCookie(one.email))
  moderator = restClient(await signInForCookie(other.email))
})
afterAll(() => testPayload.stop())

let createdCriteria = 0
async function createCriterion(kind: CriterionKind = 'location', more: object = {}) {
  createdCriteria += 1
  const label = `Ville ${createdCriteria}`
  return createdCriterionIn(await moderator.post('/offer-criteria', { kind, label, ...more }))
}

function createdCriterionIn({ status, body }: RestResponse): OfferCriterion & { code: string } {
  if (status > 201 || !isCriterionDocument(body.doc))
    throw new Error(JSON.stringify({ status, body }))
  return body.doc
}

const isCriterionDocument = (doc: unknown): doc is OfferCriterion & { code: string } =>
  typeof doc === 'object' && doc !== null && 'code' in doc && typeof doc.code === 'string'

const readRefusal = ({ status, body }: RestResponse) => ({ status, said: JSON.stringify(body) })

async function readOfferLocation(id: number) {
  const offer = await testPayload.payload.findByID({ collection: 'job-offers', id, trash: true })
  return offer.location
}

async function findCriterionLabels(kind: CriterionKind, language: 'fr' | 'en' = 'fr') {
  return (await findOfferCriteria(testPayload.payload, language))[kind].map(({ label }) => label)
}

test('A new criterion gets its own code from its name, even if another code is sent', async () => {
  const [first, second] = await Promise.all([
    moderator.post('/offer-criteria', { kind: 'location', label: 'Saint-Étienne', code: 'paris' }),
    moderator.post('/offer-criteria', { kind: 'contract', label: 'Saint-Étienne' }),
  ])
  expect(createdCriterionIn(first)).toMatchObject({ code: 'saint-etienne', label: 'Saint-Étienne' })
  expect(createdCriterionIn(second).code).toBe('saint-etienne')
  const third = await moderator.post('/offer-criteria', {
    kind: 'location',
    label: 'Saint Étienne',
  })
  expect(createdCriterionIn(third).code).toBe('saint-etienne-2')
  const taken = await moderator.post('/offer-criteria', { kind: 'location', label: 'Paris' })
  expect(readRefusal(taken).said).toContain('Il y a déjà un critère de ce nom.')
})

test('The code and kind of a criterion stay when it is renamed, and each offer shows the new name', async () => {
  const { id, code } = await createCriterion()
  await aJobOffer(testPayload.payload, { location: code })
  const change = { label: 'Métropole', kind: 'contract', code: 'autre', word: 'autre' }
  const renamed = createdCriterionIn(await moderator.patch(`/offer-criteria/${id}`, change))
  expect(renamed).toMatchObject({ label: 'Métropole', kind: 'location', code })
  expect(await findCriterionLabels('location')).toContain('Métropole')
  const { total } = await searchActiveOffers(testPayload.payload, {
    ...UNFILTERED_JOB_SEARCH,
    location: code,
  })
  expect(total).toBe(1)
})

test('A place cannot become remote while its offers have days at an office', async () => {
  const place = await createCriterion()
  const { id } = await aJobOffer(testPayload.payload, { location: place.code, remoteDays: 2 })
  const said = expect.stringContaining('1 offre de ce lieu dit moins de cinq jours de télétravail')
  const turn = () => moderator.patch(`/offer-criteria/${place.id}`, { isRemote: true })
  expect(readRefusal(await turn())).toEqual({ status: 400, said })
  await moderator.patch(`/job-offers/${id}`, { remoteDays: 5 })
  expect((await turn()).status).toBe(200)
})

test('A criterion without an English name has its French name in English', async () => {
  const { id, label } = await createCriterion()
  expect(await findCriterionLabels('location', 'en')).toContain(label)
  await moderator.patch(`/offer-criteria/${id}?locale=en`, { label: 'Elsewhere' })
  expect(await findCriterionLabels('location', 'en')).toContain('Elsewhere')
  expect(await findCriterionLabels('location')).toContain(label)
})

test('An offer can only have an existing criterion of the right kind', async () => {
  const { id } = await aJobOffer(testPayload.payload)
  const change = (sent: object) => moderator.patch(`/job-offers/${id}`, sent)
  expect(readRefusal(await change({ location: 'atlantide' })).said).toContain('Choisissez un lieu.')
  expect((await change({ location: 'cdi' })).status).toBe(400)
  expect((await change({ location: null })).status).toBe(400)
  expect((await change({ location: ['paris'] })).status).toBe(400)
  const { code } = await createCriterion()
  expect((await change({ location: code })).status).toBe(200)
})

test('A retired criterion stays on its offers, is a filter while one of them is active, and cannot be chosen', async () => {
  const { id, code, label } = await createCriterion()
  const offer = await aJobOffer(testPayload.payload, { location: code })
  await moderator.patch(`/offer-criteria/${id}`, { isRetired: true })
  const standing = async () =>
    (await findOfferCriteria(testPayload.payload, 'fr')).location.find(
      (known) => known.code === code,
    )
  expect(await standing()).toMatchObject({ label, isOffered: true })
  const again = { title: 'Autre titre', location: code }
  expect((await moderator.patch(`/job-offers/${offer.id}`, again)).status).toBe(200)
  const other = await aJobOffer(testPayload.payload)
  expect((await moderator.patch(`/job-offers/${other.id}`, { location: code })).status).toBe(400)
  await moderator.patch(`/job-offers/${offer.id}`, { isActive: false })
  expect(await standing()).toMatchObject({ label, isOffered: false })
})

test('A criterion of some offers is not removed: the error says how many, and where', async () => {
  const { id, code, label } = await createCriterion()
  await aJobOffer(testPayload.payload, { location: code })
  await aJobOffer(testPayload.payload, { location: code, isActive: false })
  const trashed = await aJobOffer(testPayload.payload, { location: code })
  await admin.patch(`/job-offers/${trashed.id}`, { deletedAt: new Date().toISOString() })
  const { status, said } = readRefusal(await admin.delete(`/offer-criteria/${id}`))
  expect(status).toBe(409)
  const uses = '3 offres (1 en ligne, 1 hors ligne, 1 dans la corbeille)'
  expect(said).toContain(`«\u00A0${label}\u00A0» est utilisé par ${uses}`)
  expect(await readOfferLocation(trashed.id)).toBe(code)
  expect(await findCriterionLabels('location')).toContain(label)
})

test('A place that only an office has is removed, and the office stays without a place', async () => {
  const { id, code } = await createCriterion()
  const office = {
    ...{ name: 'Agence', street: '1, rue', postalCode: '59000', city: 'Lille' },
    ...{ phone: '01 00 00 00 00', email: 'lille@exemplia.example', jobLocation: code },
  }
  const made = createdIdIn(await admin.post('/offices', office))
  expect((await admin.patch(`/offices/${made}`, { jobLocation: 'remote' })).status).toBe(400)
  expect((await admin.delete(`/offer-criteria/${id}`)).status).toBe(200)
  const stored = await testPayload.payload.findByID({
    collection: 'offices',
    id: made,
    draft: true,
  })
  expect(stored.jobLocation ?? null).toBeNull()
})

function createdIdIn({ status, body }: RestResponse): number {
  const { doc } = body
  if (typeof doc === 'object' && doc && 'id' in doc) return Number(doc.id)
  throw new Error(JSON.stringify({ status, body }))
}

test('A criterion is not removed while an offer with it is being saved', async () => {
  const { id, code } = await createCriterion('category')
  const offers = [await aJobOffer(testPayload.payload), await aJobOffer(testPayload.payload)]
  const [removed] = await Promise.all([
    admin.delete(`/offer-criteria/${id}`),
    ...offers.map((offer) => moderator.patch(`/job-offers/${offer.id}`, { category: code })),
  ])
  const { totalDocs } = await testPayload.payload.count({
    collection: 'job-offers',
    where: { category: { equals: code } },
  })
  expect(removed?.status === 200).toBe(totalDocs === 0)
})

test('Criteria are changed and removed one at a time, so that one always remains', async () => {
  const every = 'where[kind][equals]=experience'
  const retired = await admin.patch(`/offer-criteria?${every}`, { isRetired: true })
  expect(retired.status).toBe(413)
  expect((await admin.delete(`/offer-criteria?${every}`)).status).toBe(413)
  expect((await findCriterionLabels('experience')).length).toBe(4)
  const { id } = await createCriterion('experience')
  expect((await admin.delete(`/offer-criteria?where[id][equals]=${id}`)).status).toBe(200)
})

test('Of the last two criteria that are removed or retired at once, one remains', async () => {
  const { docs } = await testPayload.payload.find({
    collection: 'offer-criteria',
    where: { kind: { equals: 'experience' } },
  })
  const last = [await createCriterion('experience'), await createCriterion('experience')]
  for (const { id } of docs) await admin.patch(`/offer-criteria/${id}`, { isRetired: true })
  const answers = await Promise.all(last.map(({ id }) => admin.delete(`/offer-criteria/${id}`)))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  const kept = answers.findIndex(({ status }) => status === 409)
  const retired = await admin.patch(`/offer-criteria/${last[kept]?.id}`, { isRetired: true })
  expect(readRefusal(retired).said).toContain('C’est le dernier que l’on puisse choisir')
})
