import type { Payload } from 'payload'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  type JobPayOption,
  type JobSearch,
  UNFILTERED_JOB_SEARCH,
} from '@/src/domain/offers/jobSearch'
import { foldText } from '@/src/domain/text/normalizeText'
import { searchActiveOffers } from '@/src/queries/searchActiveOffers'
import { aJobOffer } from '@/tests/support/records'
import { startTestPayload, type TestPayload } from '@/tests/support/testPayload'

let testPayload: TestPayload
let payload: Payload

beforeAll(async () => {
  testPayload = await startTestPayload()
  payload = testPayload.payload
})
afterAll(() => testPayload.stop())
beforeEach(() => payload.delete({ collection: 'job-offers', where: {}, disableTransaction: true }))

async function findOfferTitles(search: Partial<JobSearch> = {}) {
  const { offers } = await searchActiveOffers(payload, { ...UNFILTERED_JOB_SEARCH, ...search })
  return offers.map(({ title }) => title)
}

/** Lists every part of a word, from one letter on. */
function allFragments(word: string) {
  return [...word].flatMap((_, start) =>
    [...word].slice(start).map((_, length) => word.slice(start, start + length + 1)),
  )
}

test('An inactive offer is hidden from visitors', async () => {
  await aJobOffer(payload, { title: 'Ouverte' })
  await aJobOffer(payload, { title: 'Fermée', isActive: false })
  const { offers, total } = await searchActiveOffers(payload, UNFILTERED_JOB_SEARCH)
  expect(offers.map(({ title }) => title)).toEqual(['Ouverte'])
  expect(total).toBe(1)
})

test('An offer has all fields of its card', async () => {
  await aJobOffer(payload, {
    title: 'Architecte',
    stack: ['Kafka', 'Go'],
    benefits: ['RTT'],
    profile: ['Curiosité'],
    payMaximum: null,
    remoteDays: 2,
    startsOn: 'En mars',
  })
  const { offers } = await searchActiveOffers(payload, UNFILTERED_JOB_SEARCH)
  expect(offers).toMatchObject([
    { slug: 'architecte', stack: ['Kafka', 'Go'], benefits: ['RTT'], profile: ['Curiosité'] },
  ])
  expect(offers).toMatchObject([
    { payMinimum: 42_000, payMaximum: null, payPeriod: 'year', remoteDays: 2, startsOn: 'En mars' },
  ])
})

test('Remote work is searched by at least one day a week, or fully remote', async () => {
  await aJobOffer(payload, { title: 'Sans un mot' })
  await aJobOffer(payload, { title: 'Sur place', remoteDays: 0 })
  await aJobOffer(payload, { title: 'Un jour', remoteDays: 1 })
  await aJobOffer(payload, { title: 'Cinq jours', remoteDays: 5 })
  await aJobOffer(payload, { title: 'Sans lieu', location: 'remote' })
  expect((await findOfferTitles({ remote: 'some' })).sort()).toEqual([
    'Cinq jours',
    'Sans lieu',
    'Un jour',
  ])
  expect((await findOfferTitles({ remote: 'full' })).sort()).toEqual(['Cinq jours', 'Sans lieu'])
})

test('Pay is searched per year, for offers of any pay period, by the maximum of the offer', async () => {
  await aJobOffer(payload, { title: 'Fourchette', payMinimum: 44_000, payMaximum: 52_000 })
  await aJobOffer(payload, { title: 'À partir', payMinimum: 50_000, payMaximum: null })
  await aJobOffer(payload, { title: 'Jusqu’à', payMinimum: null, payMaximum: 49_999 })
  await aJobOffer(payload, {
    title: 'Au mois',
    payMinimum: 3_000,
    payMaximum: 4_200,
    payPeriod: 'month',
  })
  await aJobOffer(payload, {
    title: 'Au jour',
    payMinimum: null,
    payMaximum: 450,
    payPeriod: 'day',
  })
  const { id } = await aJobOffer(payload, { title: 'Sans un mot' })
  await payload.db.pool.query(
    'UPDATE job_offers SET pay_minimum = NULL, pay_maximum = NULL WHERE id = $1',
    [id],
  )
  const atLeast = async (pay: JobPayOption) => (await findOfferTitles({ pay })).sort()
  expect(await atLeast('40000')).toHaveLength(5)
  expect(await atLeast('50000')).toEqual(['Au jour', 'Au mois', 'Fourchette', 'À partir'])
  expect(await atLeast('80000')).toEqual(['Au jour'])
})

describe('The search', () => {
  test.each([
    ['INGENIEUR', 'ignores case and accents'],
    ['ingénieur', 'ignores case and accents'],
    ['plateforme', 'looks at the mission'],
    ['terraform', 'looks at the stack'],
    ['pédagogue', 'looks at the profile'],
    ['terraform ingenieur', 'requires each word, in any field'],
    ['raform', 'finds parts of words'],
  ])('%s: %s', async (text) => {
    await aJobOffer(payload, {
      title: 'Ingénieur réseau',
      mission: '• Tenir la plateforme',
      stack: ['Terraform'],
      profile: ['Pédagogue'],
    })
    await aJobOffer(payload, { title: 'Comptable', mission: '• Tenir les comptes' })
    expect(await findOfferTitles({ text })).toEqual(['Ingénieur réseau'])
  })

  test('finds each part of a word from one letter on, and nothing else', async () => {
    const texts = ['Développeur C++ / Qt', 'Ingénieure DevOps', 'Chargé d’études', 'Lead Vue.js']
    for (const title of texts) await aJobOffer(payload, { title, mission: title })
    const folded = texts.map((title) => ({ title, text: foldText(title) }))
    const fragments = folded.flatMap(({ text }) => text.split(' ').flatMap(allFragments))
    for (const fragment of new Set([...fragments, 'x', 'zz', 'xyz'])) {
      const expected = folded.filter(({ text }) => text.includes(fragment))
      const titles = await findOfferTitles({ text: fragment })
      expect([fragment, ...titles.sort()]).toEqual([
        fragment,
        ...expected.map(({ title }) => title).sort(),
      ])
    }
  })

  test('follows an offer that is renamed, switched off and on, or deleted', async () => {
    const { id } = await aJobOffer(payload, { title: 'Cartographe' })
    const change = (data: { title?: string; isActive?: boolean }) =>
      payload.update({ collection: 'job-offers', id, data })
    await change({ title: 'Topographe' })
    expect(await findOfferTitles({ text: 'cartographe' })).toEqual([])
    expect(await findOfferTitles({ text: 'topographe' })).toEqual(['Topographe'])
    await change({ isActive: false })
    expect(await findOfferTitles({ text: 'topographe' })).toEqual([])
    await change({ isActive: true })
    expect(await findOfferTitles({ text: 'topographe' })).toEqual(['Topographe'])
    await payload.delete({ collection: 'job-offers', id })
    expect(await findOfferTitles({ text: 'topographe' })).toEqual([])
  })

  test('finds all offers that were saved at once with the same new words', async () => {
    const titles = Array.from({ length: 12 }, (_, rank) => `Xylographe quadrilingue ${rank}`)
    await Promise.all(titles.map((title) => aJobOffer(payload, { title })))
    const { total } = await searchActiveOffers(payload, {
      ...UNFILTERED_JOB_SEARCH,
      text: 'quadrilingue xylo',
    })
    expect(total).toBe(titles.length)
  })

  test('finds nothing if one of the words is missing', async () => {
    await aJobOffer(payload, { title: 'Ingénieur réseau' })
    expect(await findOfferTitles({ text: 'ingénieur cuisine' })).toEqual([])
  })

  test('ignores the benefits', async () => {
    await aJobOffer(payload, { title: 'Ingénieur', benefits: ['Voiture'] })
    expect(await findOfferTitles({ text: 'voiture' })).toEqual([])
  })

  test.each(['%', '_', '\\', "'", '100%', 'a_b', '--', 'C#'])(
    'takes %s literally, not as a wildcard',
    async (text) => {
      await aJobOffer(payload, { title: 'Sans rien de tel' })
      await aJobOffer(payload, { title: `Avec ${text}` })
      expect(await findOfferTitles({ text })).toEqual([`Avec ${text}`])
    },
  )
})

test.each([
  [{ category: 'science-donnees' }, { category: 'data-science' }],
  [{ location: 'nantes' }, { location: 'nantes' }],
  [{ contract: 'alternance' }, { contract: 'apprenticeship' }],
  [{ experience: 'expert' }, { experience: 'expert' }],
] as const)('The filter %j leaves only offers of that value', async (filter, value) => {
  await aJobOffer(payload, { title: 'Autre' })
  await aJobOffer(payload, { title: 'Voulue', ...value })
  expect(await findOfferTitles(filter)).toEqual(['Voulue'])
})

test('Filters and text are combined', async () => {
  await aJobOffer(payload, { title: 'Java Paris', location: 'paris' })
  await aJobOffer(payload, { title: 'Java Lyon', location: 'lyon' })
  await aJobOffer(payload, { title: 'Go Lyon', location: 'lyon' })
  expect(await findOfferTitles({ text: 'java', location: 'lyon' })).toEqual(['Java Lyon'])
})

describe('The order', () => {
  beforeEach(async () => {
    await aJobOffer(payload, { title: 'Éditeur', publishedDate: '02/01/2026', stack: ['Java'] })
    await aJobOffer(payload, { title: 'zoologue', publishedDate: '01/03/2026', stack: ['Java'] })
    await aJobOffer(payload, { title: 'Expert Java', publishedDate: '31/12/2025' })
    await aJobOffer(payload, { title: 'Dessinateur Java', publishedDate: '01/02/2026' })
  })

  test('by date has the newest first, by date and not by its text', async () => {
    expect(await findOfferTitles()).toEqual([
      'zoologue',
      'Dessinateur Java',
      'Éditeur',
      'Expert Java',
    ])
  })

  test('by relevance has matching titles first, then by date', async () => {
    const titles = await findOfferTitles({ text: 'java', sort: 'relevance' })
    expect(titles).toEqual(['Dessinateur Java', 'Expert Java', 'zoologue', 'Éditeur'])
  })

  test('by relevance without a text is by date', async () => {
    expect(await findOfferTitles({ sort: 'relevance' })).toEqual(
      await findOfferTitles({ sort: 'date' }),
    )
  })

  test('by title is alphabetical as in French', async () => {
    expect(await findOfferTitles({ sort: 'title' })).toEqual([
      'Dessinateur Java',
      'Éditeur',
      'Expert Java',
      'zoologue',
    ])
  })
})

test('Pages have each offer once and the same total', async () => {
  for (let rank = 0; rank < 23; rank++) await aJobOffer(payload, { title: `Offre ${rank}` })
  const pages = await Promise.all(
    [1, 2, 3].map((page) => searchActiveOffers(payload, { ...UNFILTERED_JOB_SEARCH, page })),
  )
  expect(pages.map(({ offers }) => offers.length)).toEqual([10, 10, 3])
  expect(pages.map(({ total }) => total)).toEqual([23, 23, 23])
  expect(new Set(pages.flatMap(({ offers }) => offers.map(({ id }) => id))).size).toBe(23)
})

test('A page beyond the end is the last one', async () => {
  for (let rank = 0; rank < 11; rank++) await aJobOffer(payload, { title: `Offre ${rank}` })
  const { offers, page } = await searchActiveOffers(payload, { ...UNFILTERED_JOB_SEARCH, page: 99 })
  expect(page).toBe(2)
  expect(offers).toHaveLength(1)
})

test('Without results the list is empty and on its first page', async () => {
  const nothing = await searchActiveOffers(payload, {
    ...UNFILTERED_JOB_SEARCH,
    text: 'rien',
    page: 4,
  })
  expect(nothing).toEqual({ offers: [], total: 0, page: 1 })
})

test('A feed can have more offers than a page of the list', async () => {
  for (let made = 0; made < 12; made += 1) await aJobOffer(payload, { isActive: made !== 3 })
  expect((await searchActiveOffers(payload, UNFILTERED_JOB_SEARCH)).offers).toHaveLength(10)
  expect((await searchActiveOffers(payload, UNFILTERED_JOB_SEARCH, 50)).offers).toHaveLength(11)
})

test.each(['full-stack', 'Full‑stack', 'l’équipe', 'lʼequipe'])(
  'A search for %j finds a title written with look-alikes',
  async (text) => {
    await aJobOffer(payload, { title: "Full–stack de l'équipe" })
    expect(await findOfferTitles({ text })).toHaveLength(1)
  },
)

test('Offers with a whole word precede offers with a part of a word', async () => {
  await aJobOffer(payload, { title: 'Chef de projet C++', stack: ['C#'] })
  await aJobOffer(payload, { title: 'Embarqué', stack: ['Linux', 'C'] })
  await aJobOffer(payload, { title: 'Développeur C/Rust', stack: [] })
  await aJobOffer(payload, { title: 'Architecte cloud', stack: ['Go'] })
  expect((await findOfferTitles({ text: 'c', sort: 'relevance' })).slice(0, 2)).toEqual([
    'Développeur C/Rust',
    'Embarqué',
  ])
  expect((await findOfferTitles({ text: 'C++', sort: 'relevance' }))[0]).toBe('Chef de projet C++')
})
