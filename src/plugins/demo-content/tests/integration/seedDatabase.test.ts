/** @module-tag slow */
import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import type { Payload } from 'payload'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  hasRequiredTextsInLanguage,
  type LocalizableField,
  localizedTextsInLanguage,
} from '@/src/domain/languages/localizedTexts'
import { SITE_LANGUAGES } from '@/src/domain/languages/siteLocale'
import { PAGE_COLLECTIONS } from '@/src/domain/pages/contentPages'
import { findSitemapEntries } from '@/src/plugins/search-engines/queries/findSitemapEntries'
import { isDatabaseUnseeded, type SeedOutcome, seedDatabase } from '@/src/seed/seedDatabase'
import { countSeeded } from '@/tests/support/countSeeded'
import { startTestPayload, type TestPayload } from '@/tests/support/testPayload'
import { countShownWords } from './countShownWords'

const SEED_OPTIONS = {
  demo: true,
  adminEmail: 'direction@exemplia.example',
  now: new Date('2026-03-31T09:00:00Z'),
}
const SEED_FILES_FOLDER = 'src/plugins/demo-content/seed/files'
const MIN_WORDS_PER_PAGE = 250
const WITHOUT_REVALIDATION = { context: { disableRevalidate: true } }

let testPayload: TestPayload
let payload: Payload
let seedOutcome: SeedOutcome

beforeAll(async () => {
  testPayload = await startTestPayload()
  payload = testPayload.payload
  expect(await isDatabaseUnseeded(payload)).toBe(true)
  seedOutcome = await seedDatabase(payload, SEED_OPTIONS)
}, 300_000)

afterAll(() => testPayload.stop())

test('The first Super Administrator signs in with the password that is shown once', async () => {
  const { email, password } = seedOutcome.firstAccount ?? { email: '', password: '' }
  const { user } = await payload.login({ collection: 'users', data: { email, password } })
  expect(user).toMatchObject({
    email: SEED_OPTIONS.adminEmail,
    role: 'super-admin',
    status: 'active',
  })
  expect(await isDatabaseUnseeded(payload)).toBe(false)
})

test('All pages, offices, testimonials and team members are created', async () => {
  expect(await countSeeded(payload)).toMatchObject({
    'expertise-pages': 4,
    'sector-pages': 6,
    'value-pages': 6,
    offices: 3,
    testimonials: 5,
    'team-members': 5,
  })
})

test('Each picture file is in the media library once', async () => {
  const folders = ['logos', 'pictures', 'portraits'].map((name) =>
    path.resolve(SEED_FILES_FOLDER, name),
  )
  const finished = (await Promise.all(folders.map((folder) => readdir(folder)))).flat()
  const { docs } = await payload.find({ collection: 'media', pagination: false, depth: 0 })
  expect(docs.map(({ filename }) => filename).sort()).toEqual(finished.sort())
})

test('Expertises have six services and four steps, sectors three solutions and their clients', async () => {
  const expertises = await payload.find({ collection: 'expertise-pages' })
  expect(expertises.docs.map(({ services, steps }) => [services.length, steps.length])).toEqual(
    Array(4).fill([6, 4]),
  )
  const sectors = await payload.find({ collection: 'sector-pages' })
  expect(
    sectors.docs.map(({ slug, solutions, clients }) => [slug, solutions.length, clients?.length]),
  ).toEqual([
    ['banque-finance', 3, 10],
    ['energie-environnement', 3, 7],
    ['assurance', 3, 4],
    ['retail-luxe', 3, 5],
    ['lifesciences', 3, 7],
    ['infrastructure', 3, 6],
  ])
})

test('Each page is published and has at least 250 words', async () => {
  for (const collection of ['expertise-pages', 'sector-pages', 'value-pages'] as const) {
    const { docs } = await payload.find({ collection, depth: 0 })
    for (const page of docs) {
      expect(page._status, page.title).toBe('published')
      expect(countShownWords(page), page.title).toBeGreaterThanOrEqual(MIN_WORDS_PER_PAGE)
    }
  }
  for (const slug of ['home-page', 'adn-hub', 'job-list-page', 'legal-notice'] as const) {
    const page = await payload.findGlobal({ slug, depth: 0 })
    expect(page._status, slug).toBe('published')
    expect(countShownWords(page), slug).toBeGreaterThanOrEqual(MIN_WORDS_PER_PAGE)
  }
})

test('The English content has exactly the texts that the French content has', async () => {
  const gaps: string[] = []
  let words = 0
  const compare = (of: string, fields: readonly LocalizableField[], document: unknown) => {
    const said = SITE_LANGUAGES.map((language) =>
      localizedTextsInLanguage(fields, document, language).map(({ path, value }) =>
        value ? path : `no ${path}`,
      ),
    )
    words += said[0]?.length ?? 0
    if (!isDeepStrictEqual(said[0], said[1])) gaps.push(of)
    if (!hasRequiredTextsInLanguage(fields, document, 'en')) gaps.push(`${of}, unfinished`)
  }
  for (const collection of [
    ...PAGE_COLLECTIONS,
    'testimonials',
    'team-members',
    'media',
  ] as const) {
    const { fields } = payload.collections[collection].config
    const { docs } = await payload.find({ collection, locale: 'all', pagination: false, depth: 0 })
    for (const entry of docs) compare(`${collection} ${entry.id}`, fields, entry)
  }
  const apart = ['data-retention', 'email-settings']
  for (const { fields, slug } of payload.globals.config.filter(
    (one) => !apart.includes(one.slug),
  )) {
    compare(slug, fields, await payload.findGlobal({ slug, locale: 'all', depth: 0 }))
  }
  expect(words).toBeGreaterThan(600)
  expect(gaps.filter((gap) => gap !== 'home-page')).toEqual([])
  const addresses = (await findSitemapEntries(payload)).map(({ paths }) => paths)
  expect(addresses.filter(({ fr, en }) => !fr || !en)).toEqual([])
  expect(addresses).toContainEqual({
    fr: '/secteurs/banque-finance',
    en: '/secteurs/banking-finance',
  })
})

test('The prefix and unit of an English figure are English', async () => {
  const figuresIn = async (locale: 'fr' | 'en') => {
    const { statistics } = await payload.findGlobal({ slug: 'home-page', locale })
    return statistics.figures.map(({ prefix, value, unit }) => [prefix ?? '', value, unit ?? ''])
  }
  expect((await figuresIn('fr')).at(-1)).toEqual(['', 9.1, 'M€'])
  expect((await figuresIn('en')).at(-1)).toEqual(['€', 9.1, 'M'])
})

test('An existing French site gets no English content', async () => {
  const { pool } = payload.db
  await pool.query("DELETE FROM value_pages_locales WHERE _locale = 'en'")
  await seedDatabase(payload, SEED_OPTIONS)
  const { rows } = await pool.query("SELECT id FROM value_pages_locales WHERE _locale = 'en'")
  expect(rows).toEqual([])
})

test('A second run duplicates nothing and does not overwrite changes of staff', async () => {
  const before = await countSeeded(payload)
  const { docs: offers } = await payload.find({ collection: 'job-offers', limit: 1 })
  const { docs: sectors } = await payload.find({ collection: 'sector-pages', limit: 1 })
  const [id = 0, sector = 0] = [offers[0]?.id, sectors[0]?.id]
  const title = 'Un tout autre titre'
  const slug = 'une-autre-adresse'
  const tagline = 'Nos propres mots'
  await payload.update({ ...WITHOUT_REVALIDATION, collection: 'job-offers', id, data: { title } })
  await payload.update({
    ...WITHOUT_REVALIDATION,
    collection: 'sector-pages',
    id: sector,
    data: { slug },
  })
  await payload.updateGlobal({
    ...WITHOUT_REVALIDATION,
    slug: 'website-settings',
    data: { tagline },
  })

  expect(await seedDatabase(payload, SEED_OPTIONS)).toEqual({ firstAccount: null })

  expect(await countSeeded(payload)).toEqual(before)
  expect(await payload.findByID({ collection: 'job-offers', id })).toMatchObject({ title })
  expect(await payload.findByID({ collection: 'sector-pages', id: sector })).toMatchObject({ slug })
  expect(await payload.findGlobal({ slug: 'website-settings' })).toMatchObject({ tagline })
})

test('A second run adds what an interrupted run has left out', async () => {
  await payload.delete({
    ...WITHOUT_REVALIDATION,
    collection: 'offices',
    where: { city: { equals: 'Nantes' } },
  })
  await seedDatabase(payload, SEED_OPTIONS)
  expect((await payload.count({ collection: 'offices' })).totalDocs).toBe(3)
})
