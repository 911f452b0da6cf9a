import pg from 'pg'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { eventually } from '../../support/eventually'
import { aJobOffer, aUser } from '../../support/records'
import { restClient, signInForCookie } from '../../support/restClient'
import { startTestPayload, type TestPayload } from '../../support/testPayload'

let testPayload: TestPayload
let staffClient: ReturnType<typeof restClient>

beforeAll(async () => {
  testPayload = await startTestPayload()
  staffClient = restClient(await signInForCookie((await aUser(testPayload.payload)).email))
})
afterAll(() => testPayload.stop())
afterEach(() => vi.useRealTimers())

const OFFER_CONTENT = {
  title: 'Ingénieure cloud',
  location: 'paris',
  contract: 'cdi',
  category: 'applications',
  experience: 'senior',
  mission: 'Concevoir',
  publishedDate: '21/11/2026',
  payMinimum: 42_000,
}

describe('The slug of an offer', () => {
  test('is made from its title and is unique', async () => {
    const offers = await Promise.all(
      [1, 2, 3].map(() => aJobOffer(testPayload.payload, { title: 'Développeuse Œuvre' })),
    )
    expect(offers.map(({ slug }) => slug).sort()).toEqual([
      'developpeuse-oeuvre',
      'developpeuse-oeuvre-2',
      'developpeuse-oeuvre-3',
    ])
  })

  test('follows the title; the former slug is stored and given to no other offer', async () => {
    const { id } = await aJobOffer(testPayload.payload, { title: 'Architecte' })
    const renamed = await rename(id, { title: 'Architecte principal' })
    expect(renamed).toMatchObject({ slug: 'architecte-principal', previousSlugs: ['architecte'] })
    const newcomer = await aJobOffer(testPayload.payload, { title: 'Architecte' })
    expect(newcomer.slug).toBe('architecte-2')
  })

  test('is the former one again when the title is', async () => {
    const { id } = await aJobOffer(testPayload.payload, { title: 'Scrum master' })
    await rename(id, { title: 'Coach agile' })
    const back = await rename(id, { title: 'Scrum master' })
    expect(back).toMatchObject({ slug: 'scrum-master', previousSlugs: ['coach-agile'] })
  })

  test('stays when it was chosen by hand and the title changes', async () => {
    const { id } = await aJobOffer(testPayload.payload, {
      title: 'Chef de projet',
      slug: 'Poste phare',
    })
    const renamed = await rename(id, { title: 'Cheffe de projet' })
    expect(renamed).toMatchObject({ slug: 'poste-phare', previousSlugs: [] })
  })

  test.each([
    ['Candidature spontanée', 'candidature-spontanee-2'],
    ['Speculative', 'speculative-2'],
    ['Merci', 'merci-2'],
    ['Thank you', 'thank-you-2'],
    ['Corriger', 'corriger-2'],
    ['Correct', 'correct-2'],
  ])('is never a reserved word of the form URLs, in any language: %s', async (title, slug) => {
    expect((await aJobOffer(testPayload.payload, { title })).slug).toBe(slug)
    const typed = await aJobOffer(testPayload.payload, { title: 'Architecte', slug: title })
    expect(typed.slug).toBe(slug.replace('-2', '-3'))
  })

  const rename = (id: number, change: { title: string }) =>
    testPayload.payload.update({
      collection: 'job-offers',
      id,
      data: change,
      showHiddenFields: true,
    })
})

describe('The publication date', () => {
  test.each(['21/11/2026', ' 21/11/2026 ', '2026-11-21T12:00:00.000Z', '2026-11-20T23:15:00.000Z'])(
    'is stored for %s as 21 November 2026',
    async (publishedDate) => {
      const { status, body } = await staffClient.post('/job-offers', {
        ...OFFER_CONTENT,
        publishedDate,
      })
      expect(status).toBe(201)
      expect(body.doc).toMatchObject({ publishedDate: '2026-11-21T12:00:00.000Z' })
    },
  )

  test.each([
    '31/02/2025',
    '1/1/2026',
    '4/3/25',
    '4/3/2024',
    '12/31/2024',
    'demain',
    '2026-11-21',
    '2026-13-01',
    '2026-02-30T12:00:00.000Z',
    20261121,
  ])('%j is refused with the sentence of the form', async (publishedDate) => {
    const { status, body } = await staffClient.post('/job-offers', {
      ...OFFER_CONTENT,
      publishedDate,
    })
    expect(status).toBe(400)
    expect(JSON.stringify(body)).toContain('Format de date invalide. Utilisez le format JJ/MM/AAAA')
  })

  test('is today by default', async () => {
    // The clock is fixed, so that no midnight occurs during the test.
    vi.useFakeTimers({ toFake: ['Date'] })
    const { publishedDate, ...undated } = OFFER_CONTENT
    const { body } = await staffClient.post('/job-offers', undated)
    const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Paris' }).format()
    expect(body.doc).toMatchObject({ publishedDate: `${today}T12:00:00.000Z` })
  })

  test.each([
    ['Europe/Paris', '2026-02-01'],
    ['America/New_York', '2026-01-31'],
  ] as const)('is the day in %s when the settings say so', async (timezone, day) => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-02-01T03:00:00Z') })
    await testPayload.payload.updateGlobal({ slug: 'website-settings', data: { timezone } })
    const { publishedDate, ...undated } = OFFER_CONTENT
    const { body } = await staffClient.post('/job-offers', undated)
    const instant = { ...OFFER_CONTENT, publishedDate: '2026-02-01T03:00:00Z' }
    const dated = await staffClient.post('/job-offers', instant)
    vi.useRealTimers()
    expect(body.doc).toMatchObject({ publishedDate: `${day}T12:00:00.000Z` })
    expect(dated.body.doc).toMatchObject({ publishedDate: `${day}T12:00:00.000Z` })
    await testPayload.payload.updateGlobal({
      slug: 'website-settings',
      data: { timezone: 'Europe/Paris' },
    })
  })
})

test.each([
  ['title', 'Indiquez le titre du poste.'],
  ['location', 'Choisissez un lieu.'],
  ['contract', 'Choisissez un type de contrat.'],
  ['category', 'Choisissez une catégorie.'],
  ['experience', 'Choisissez un niveau d’expérience.'],
  ['mission', 'Décrivez la mission.'],
])('The field %s is required', async (field, sentence) => {
  for (const missing of [undefined, '', '  ', 'inconnu'].slice(0, field === 'title' ? 3 : 4)) {
    if (field === 'mission' && missing === 'inconnu') continue
    const { status, body } = await staffClient.post('/job-offers', {
      ...OFFER_CONTENT,
      [field]: missing,
    })
    expect(status).toBe(400)
    expect(JSON.stringify(body)).toContain(sentence)
  }
})

test('Blank entries of the lists are dropped on save', async () => {
  const lists = { stack: [' Go ', '', '  '], benefits: [''], profile: ['Curieuse'] }
  const { body } = await staffClient.post('/job-offers', { ...OFFER_CONTENT, ...lists })
  expect(body.doc).toMatchObject({ stack: ['Go'], profile: ['Curieuse'] })
  expect(body.doc).not.toMatchObject({ benefits: [''] })
})

describe('For visitors', () => {
  test('an inactive offer is not found by id, list, count or search', async () => {
    const { id, title } = await aJobOffer(testPayload.payload, { isActive: false })
    const visitor = restClient()
    expect((await visitor.get(`/job-offers/${id}`)).status).toBe(404)
    const where = `where[title][equals]=${encodeURIComponent(title)}`
    expect((await visitor.get(`/job-offers?${where}`)).body.docs).toEqual([])
    expect((await visitor.get(`/job-offers/count?${where}`)).body.totalDocs).toBe(0)
    expect((await staffClient.get(`/job-offers/${id}`)).status).toBe(200)
  })

  test('the search texts and former slugs are hidden', async () => {
    const { id } = await aJobOffer(testPayload.payload)
    const { body } = await restClient().get(`/job-offers/${id}?showHiddenFields=true&depth=3`)
    for (const hidden of ['searchText', 'titleSearchText', 'previousSlugs']) {
      expect(body).not.toHaveProperty(hidden)
    }
  })
})

test('An offer is searched without accents, in title, mission, stack and profile', async () => {
  const texts = {
    title: 'Ingénieur',
    mission: 'Élaborer',
    stack: ['Kubernetes'],
    profile: ['Rigoureux'],
  }
  const { id } = await aJobOffer(testPayload.payload, texts)
  const saved = await testPayload.payload.findByID({
    collection: 'job-offers',
    id,
    showHiddenFields: true,
  })
  expect(saved.searchText).toBe('ingenieur elaborer kubernetes rigoureux')
  await staffClient.patch(`/job-offers/${id}`, { mission: 'Bâtir' })
  const changed = await testPayload.payload.findByID({
    collection: 'job-offers',
    id,
    showHiddenFields: true,
  })
  expect(changed.searchText).toBe('ingenieur batir kubernetes rigoureux')
  expect(changed.titleSearchText).toBe('ingenieur')
})

test('Every change of an offer is sent to the listeners', async () => {
  const listener = new pg.Client(testPayload.databaseUrl)
  await listener.connect()
  const told: (string | undefined)[] = []
  listener.on('notification', ({ payload }) => told.push(payload))
  await listener.query('LISTEN records_changed')
  const { id } = await aJobOffer(testPayload.payload)
  await staffClient.patch(`/job-offers/${id}`, { isActive: false })
  await testPayload.payload.delete({ collection: 'job-offers', id })
  const ofOffers = () => told.filter((collection) => collection === 'job-offers')
  await eventually(() => expect(ofOffers().length).toBeGreaterThanOrEqual(3))
  await listener.end()
})

test('An offer cannot be written outside a transaction, which keeps its slug unique', async () => {
  const { title, mission, location, contract, category, experience, publishedDate } =
    await aJobOffer(testPayload.payload)
  const data = { title, mission, location, contract, category, experience, publishedDate }
  const outside = testPayload.payload.create({
    collection: 'job-offers',
    data,
    disableTransaction: true,
  })
  await expect(outside).rejects.toThrow('outside any transaction')
})

describe('A copy of an offer', () => {
  test('is inactive, has a marked title, today’s date and its own slug', async () => {
    const model = await aJobOffer(testPayload.payload, {
      title: 'Data engineer',
      stack: ['Python', 'Spark'],
      publishedDate: '03/02/2025',
    })
    await staffClient.patch(`/job-offers/${model.id}`, { title: 'Ingénieure données' })
    const id = await duplicateOffer(model.id)
    const copy = await findStoredOffer(id)
    expect(copy).toMatchObject({
      title: 'Ingénieure données (copie)',
      slug: 'ingenieure-donnees-copie',
      previousSlugs: [],
      stack: ['Python', 'Spark'],
      isActive: false,
    })
    expect(copy.publishedDate.slice(0, 4)).not.toBe('2025')
    expect(await findStoredOffer(model.id)).toMatchObject({
      slug: 'ingenieure-donnees',
      isActive: true,
    })
  })

  test('gets a slug from its title, even if that of the offer was chosen by hand', async () => {
    const model = await aJobOffer(testPayload.payload, { title: 'Consultante', slug: 'poste-cle' })
    expect((await findStoredOffer(await duplicateOffer(model.id))).slug).toBe('consultante-copie')
  })

  test('is made by staff only', async () => {
    const model = await aJobOffer(testPayload.payload)
    const { status } = await restClient().post(`/job-offers/${model.id}/duplicate`)
    expect(status).toBe(403)
  })
})

async function duplicateOffer(id: number): Promise<number> {
  const { body } = await staffClient.post(`/job-offers/${id}/duplicate`)
  return z.object({ doc: z.object({ id: z.number() }) }).parse(body).doc.id
}

function findStoredOffer(id: number) {
  return testPayload.payload.findByID({
    collection: 'job-offers',
    id,
    showHiddenFields: true,
    context: { disableRevalidate: true },
  })
}
