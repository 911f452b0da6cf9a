import { createLocalReq, type Payload } from 'payload'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { User, ValuePage } from '@/payload-types'
import { findDefaultLanguageWithoutHome } from '@/src/plugins/translations/queries/findDefaultLanguageWithoutHome'
import { findNeededTranslations } from '@/src/plugins/translations/queries/findNeededTranslations'
import { aValuePage } from '@/tests/support/pages'
import { aUser } from '@/tests/support/records'
import { startTestPayload, type TestPayload } from '@/tests/support/testPayload'
import { writeHome } from '@/tests/support/writeHome'

let testPayload: TestPayload
let payload: Payload
let moderator: User
let administrator: User

beforeAll(async () => {
  testPayload = await startTestPayload()
  payload = testPayload.payload
  moderator = await aUser(payload, { role: 'moderator' })
  administrator = await aUser(payload, { role: 'admin' })
})
afterAll(() => testPayload.stop())

async function findNeededTranslationsFor(user: User) {
  const req = await createLocalReq({ user: { ...user, collection: 'users' } }, payload)
  return findNeededTranslations(req)
}

const translateToEnglish = ({ id, callToAction }: ValuePage) =>
  payload.update({
    collection: 'value-pages',
    id,
    locale: 'en',
    data: {
      title: 'Sharing',
      slug: `sharing-${id}`,
      summary: 'A summary',
      intro: 'An introduction',
      callToAction: { ...callToAction, title: 'Join us', label: 'See our vacancies' },
    },
  })

test('Missing translations come first, then those whose French text has changed since', async () => {
  const shared = await aValuePage(payload, { title: 'Partage' })
  const place = { collection: 'value-pages', id: shared.id, title: 'Partage', language: 'en' }
  expect(await findNeededTranslationsFor(moderator)).toEqual([{ ...place, state: 'missing' }])
  await translateToEnglish(shared)
  expect(await findNeededTranslationsFor(moderator)).toEqual([])
  await payload.update({ collection: 'value-pages', id: shared.id, data: { intro: 'Autrement' } })
  expect(await findNeededTranslationsFor(moderator)).toEqual([{ ...place, state: 'outdated' }])
  const later = await aValuePage(payload, { title: 'Plus tard' })
  expect(await findNeededTranslationsFor(moderator)).toMatchObject([
    { id: later.id },
    { id: shared.id },
  ])
  await payload.update({
    collection: 'value-pages',
    id: later.id,
    draft: true,
    data: { summary: '' },
  })
  expect(await findNeededTranslationsFor(moderator)).toMatchObject([{ id: shared.id }])
})

test('French that says again what the English was made from leaves nothing to look at', async () => {
  const page = await aValuePage(payload, { title: 'Retour', intro: 'Au départ' })
  await translateToEnglish(page)
  const asked = { collection: 'value-pages', id: page.id } as const
  const place = { id: page.id, language: 'en', state: 'outdated' }
  await payload.update({ ...asked, data: { intro: 'Autrement' } })
  expect(await findNeededTranslationsFor(moderator)).toContainEqual(expect.objectContaining(place))
  await payload.update({ ...asked, data: { intro: 'Au départ' } })
  expect(await findNeededTranslationsFor(moderator)).not.toContainEqual(
    expect.objectContaining(place),
  )

  await payload.update({ ...asked, data: { intro: 'Encore autrement' } })
  const { docs } = await payload.findVersions({
    collection: 'value-pages',
    where: { parent: { equals: page.id }, 'version.intro': { equals: 'Au départ' } },
    sort: '-updatedAt',
  })
  expect(await findNeededTranslationsFor(moderator)).toContainEqual(expect.objectContaining(place))
  await payload.restoreVersion({ collection: 'value-pages', id: docs[0]?.id ?? '' })
  expect(await findNeededTranslationsFor(moderator)).not.toContainEqual(
    expect.objectContaining(place),
  )
})

test('A global whose French texts have changed is listed for users who may write it', async () => {
  const hero = { global: 'hero-settings', language: 'en' }
  const write = (locale: 'fr' | 'en', mainTitle: string) =>
    payload.updateGlobal({ slug: 'hero-settings', locale, data: { mainTitle } })
  await write('fr', 'Bonjour')
  expect(await findNeededTranslationsFor(administrator)).toContainEqual({
    ...hero,
    state: 'missing',
  })
  await write('en', 'Hello')
  await write('fr', 'Bienvenue')
  expect(await findNeededTranslationsFor(administrator)).toContainEqual({
    ...hero,
    state: 'outdated',
  })
  expect(await findNeededTranslationsFor(moderator)).not.toContainEqual(
    expect.objectContaining(hero),
  )
  await write('fr', 'Bonjour')
  expect(await findNeededTranslationsFor(administrator)).not.toContainEqual(
    expect.objectContaining(hero),
  )
  await payload.updateGlobal({ slug: 'website-settings', data: { phone: '01 23 45 67 89' } })
  const settings = { global: 'website-settings', state: 'outdated' }
  expect(await findNeededTranslationsFor(administrator)).not.toContainEqual(
    expect.objectContaining(settings),
  )
})

test('The settings of a plugin are listed for those who may write them', async () => {
  const steps = { global: 'recruitment-process', language: 'en' }
  const write = (locale: 'fr' | 'en', title: string, id?: string | null) =>
    payload.updateGlobal({
      slug: 'recruitment-process',
      locale,
      data: { steps: [{ id, title, duration: '30 min' }] },
    })
  const { steps: stored } = await write('fr', 'Premier échange')
  expect(await findNeededTranslationsFor(administrator)).toContainEqual({
    ...steps,
    state: 'missing',
  })
  await write('en', 'First conversation', stored?.[0]?.id)
  expect(await findNeededTranslationsFor(administrator)).not.toContainEqual(
    expect.objectContaining(steps),
  )
  await write('fr', 'Entretien', stored?.[0]?.id)
  expect(await findNeededTranslationsFor(administrator)).toContainEqual({
    ...steps,
    state: 'outdated',
  })
  expect(await findNeededTranslationsFor(moderator)).not.toContainEqual(
    expect.objectContaining(steps),
  )
})

test('Entries of the menu without a name are listed for users who may name them', async () => {
  const menu = { global: 'navigation-settings', language: 'en', state: 'missing' }
  expect(await findNeededTranslationsFor(administrator)).not.toContainEqual(menu)
  const items = [{ label: 'Offres', url: '/nos-offres', isActive: true }]
  await payload.updateGlobal({ slug: 'navigation-settings', data: { items } })
  expect(await findNeededTranslationsFor(administrator)).toContainEqual(menu)
  expect(await findNeededTranslationsFor(moderator)).not.toContainEqual(menu)
})

test('A line added to the French home page takes its translation from the root, and is listed', async () => {
  const home = { global: 'home-page', language: 'en', state: 'missing' }
  await writeHome(payload, 'fr', 'Nos chiffres')
  expect(await findNeededTranslationsFor(moderator)).toContainEqual(home)
  await writeHome(payload, 'en', 'Our figures')
  expect(await findNeededTranslationsFor(moderator)).not.toContainEqual(home)
  await payload.updateGlobal({ slug: 'website-settings', data: { defaultLanguage: 'en' } })
  expect(await findDefaultLanguageWithoutHome(payload)).toBeNull()
  const { faq } = await payload.findGlobal({ slug: 'home-page' })
  await payload.updateGlobal({
    slug: 'home-page',
    data: { faq: [...(faq ?? []), { question: 'Encore ?', answer: 'Oui.' }] },
  })
  expect(await findDefaultLanguageWithoutHome(payload)).toBe('en')
  expect(await findNeededTranslationsFor(moderator)).toContainEqual(home)
})

test('An anonymous visitor gets no list', async () => {
  expect(await findNeededTranslations(await createLocalReq({}, payload))).toEqual([])
})
