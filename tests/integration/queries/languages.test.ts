import type { Payload } from 'payload'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ValuePage } from '@/payload-types'
import { createVisitorReadOptions } from '@/src/queries/contentReadOptions'
import { findContentPage, findSlugOfMovedPage } from '@/src/queries/findContentPage'
import { findPathAvailability } from '@/src/queries/findPathAvailability'
import { findPagePaths, findPublishedLanguages } from '@/src/queries/findPathsByLanguage'
import { findTranslatedGlobal } from '@/src/queries/findTranslated'
import { findValueCards } from '@/src/queries/findValueCards'
import { findTestimonials } from '@/src/queries/homeSections'
import { findNavigationItems } from '@/src/queries/navigation'
import { findCompanyDetails } from '@/src/queries/websiteSettings'
import { contentOf } from '@/tests/support/contentOf'
import { aPicture, aValuePage } from '@/tests/support/pages'
import { startTestPayload, type TestPayload } from '@/tests/support/testPayload'
import { writeHome } from '@/tests/support/writeHome'

let testPayload: TestPayload
let payload: Payload

beforeAll(async () => {
  testPayload = await startTestPayload()
  payload = testPayload.payload
})
afterAll(() => testPayload.stop())

const translateToEnglish = ({ id, callToAction }: ValuePage, different: Partial<ValuePage> = {}) =>
  payload.update({
    collection: 'value-pages',
    id,
    locale: 'en',
    data: {
      title: 'Our teams',
      slug: 'our-teams',
      summary: 'A summary',
      intro: 'An introduction',
      callToAction: { ...callToAction, title: 'Join us', label: 'See our vacancies' },
      ...different,
    },
  })

const findPageTitle = async (language: 'fr' | 'en', slug: string) =>
  (await findContentPage(payload, createVisitorReadOptions(language), 'value-pages', slug))?.title

test('A page is published in a language once its required texts are translated', async () => {
  const page = await aValuePage(payload, { title: 'Nos équipes' })
  const isListed = async () =>
    (await findValueCards(payload, createVisitorReadOptions('en'))).some(({ id }) => id === page.id)
  expect(await isListed()).toBe(false)
  await translateToEnglish(page)
  expect(await isListed()).toBe(true)
  expect(await findPageTitle('en', 'our-teams')).toBe('Our teams')
  expect(await findPageTitle('fr', 'nos-equipes')).toBe('Nos équipes')
  await payload.update({
    collection: 'value-pages',
    id: page.id,
    data: { sections: [{ blockType: 'figures', heading: 'Chiffres', figures: [KEY_FIGURE] }] },
  })
  expect(await isListed()).toBe(false)
  expect(await findPageTitle('en', 'our-teams')).toBeUndefined()
  expect(await findPageTitle('fr', 'nos-equipes')).toBe('Nos équipes')
})

test('A page copied into English is not published in English until it is translated', async () => {
  const summary = 'Un résumé assez long pour que personne ne l’écrive deux fois de la même manière.'
  const page = await aValuePage(payload, { title: 'Bien-être', summary })
  const isThere = async () => (await findPageTitle('en', 'wellbeing')) !== undefined
  await translateToEnglish(page, { slug: 'wellbeing', summary })
  expect(await isThere()).toBe(false)
  await translateToEnglish(page, { slug: 'wellbeing', summary: 'A summary' })
  expect(await isThere()).toBe(true)
  await translateToEnglish(page, { slug: 'wellbeing', summary })
  expect(await isThere()).toBe(false)
})

const KEY_FIGURE = { value: '78', label: 'experts' }

test('The French slug of a page redirects to its English slug, if there is one', async () => {
  const page = await aValuePage(payload, { title: 'Éthique' })
  const movedTo = (language: 'fr' | 'en', slug: string) =>
    findSlugOfMovedPage(payload, createVisitorReadOptions(language), 'value-pages', slug)
  expect(await movedTo('en', 'ethique')).toBeNull()
  await translateToEnglish(page, { title: 'Ethics', slug: 'ethics' })
  expect(await movedTo('en', 'ethique')).toBe('ethics')
  expect(await movedTo('fr', 'ethics')).toBe('ethique')
  const asked = { kind: 'page', collection: 'value-pages', slug: 'ethics' } as const
  expect(await findPathAvailability(payload, asked, 'en')).toBe('open')
  expect(await findPathAvailability(payload, asked)).toBe('moved')
})

test('Two pages may have the same slug in two languages', async () => {
  await aValuePage(payload, { title: 'Transmission' })
  const other = await aValuePage(payload, { title: 'Passage' })
  await translateToEnglish(other, { title: 'Passing it on', slug: 'transmission' })
  expect(await findPageTitle('fr', 'transmission')).toBe('Transmission')
  expect(await findPageTitle('en', 'transmission')).toBe('Passing it on')
})

test('Content without a translation is left out, and not shown in French', async () => {
  const portrait = (await aPicture(payload)).id
  const said = { ...contentOf(portrait).testimonials, _status: 'published' } as const
  await payload.create({ collection: 'testimonials', data: said })
  expect(await findTestimonials(payload, createVisitorReadOptions('fr'))).toHaveLength(1)
  expect(await findTestimonials(payload, createVisitorReadOptions('en'))).toEqual([])
  await payload.updateGlobal({
    slug: 'website-settings',
    data: { tagline: 'Conseil', openingHours: [{ days: 'Lundi', hours: '9h00' }] },
  })
  expect(await findCompanyDetails(payload, createVisitorReadOptions('fr'))).toMatchObject({
    tagline: 'Conseil',
  })
  expect(await findCompanyDetails(payload, createVisitorReadOptions('en'))).toMatchObject({
    tagline: '',
    openingHours: [],
  })
})

test('An unchanged navigation is translated into each language, a changed one has its own texts', async () => {
  const labels = async (language: 'fr' | 'en') =>
    (await findNavigationItems(payload, createVisitorReadOptions(language))).map(
      ({ label }) => label,
    )
  expect((await labels('fr'))[1]).toBe('Nos Expertises')
  expect((await labels('en'))[1]).toBe('Our expertise')
  const items = [{ label: 'Offres', url: '/nos-offres', isActive: true }]
  await payload.updateGlobal({ slug: 'navigation-settings', data: { items } })
  expect(await labels('fr')).toEqual(['Offres'])
  expect(await labels('en')).toEqual([])
})

test('The English site is open once its home page is published', async () => {
  const page = await aValuePage(payload, { title: 'Formation' })
  await translateToEnglish(page, { title: 'Training', slug: 'training' })
  const asked = { collection: 'value-pages', slug: 'formation', language: 'fr' } as const
  const inFrench = { fr: '/notre-adn/formation' }
  expect(await findPublishedLanguages(payload)).toEqual(['fr'])
  expect(await findPagePaths(payload, asked)).toEqual(inFrench)
  await writeHome(payload, 'fr', 'Nos chiffres')
  expect(
    (await findTranslatedGlobal(payload, createVisitorReadOptions('fr'), 'home-page'))?.team
      .heading,
  ).toBe('Nos chiffres')
  expect(await findPublishedLanguages(payload)).toEqual(['fr'])
  await writeHome(payload, 'en', 'Our figures')
  expect(
    (await findTranslatedGlobal(payload, createVisitorReadOptions('en'), 'home-page'))?.team
      .heading,
  ).toBe('Our figures')
  expect(await findPublishedLanguages(payload)).toEqual(['fr', 'en'])
  const inBoth = { ...inFrench, en: '/notre-adn/training' }
  expect(await findPagePaths(payload, asked)).toEqual(inBoth)
})
