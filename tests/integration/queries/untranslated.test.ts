import { createLocalReq, type Payload } from 'payload'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { User, ValuePage } from '@/payload-types'
import { findEmptyRoot } from '@/src/queries/findEmptyRoot'
import { findUntranslated } from '@/src/queries/findUntranslated'
import { aValuePage } from '@/tests/support/pages'
import { aUser } from '@/tests/support/records'
import { startTestPayload, type TestPayload } from '@/tests/support/testPayload'
import { writeHome } from '@/tests/support/writeHome'

let started: TestPayload
let payload: Payload
let moderator: User
let administrator: User

beforeAll(async () => {
  started = await startTestPayload()
  payload = started.payload
  moderator = await aUser(payload, { role: 'moderator' })
  administrator = await aUser(payload, { role: 'admin' })
})
afterAll(() => started.stop())

async function untranslatedFor(user: User) {
  const req = await createLocalReq({ user: { ...user, collection: 'users' } }, payload)
  return findUntranslated(req)
}

const translate = ({ id, callToAction }: ValuePage) =>
  payload.update({
    collection: 'value-pages',
    id,
    locale: 'en',
    data: {
      title: 'Sharing',
      slug: 'sharing',
      summary: 'A summary',
      intro: 'An introduction',
      callToAction: { ...callToAction, title: 'Join us', label: 'See our vacancies' },
    },
  })

test('what is missing in another language stands first, then what has changed in French since', async () => {
  const shared = await aValuePage(payload, { title: 'Partage' })
  const place = { collection: 'value-pages', id: shared.id, title: 'Partage', language: 'en' }
  expect(await untranslatedFor(moderator)).toEqual([{ ...place, state: 'missing' }])
  await translate(shared)
  expect(await untranslatedFor(moderator)).toEqual([])
  await payload.update({ collection: 'value-pages', id: shared.id, data: { intro: 'Autrement' } })
  expect(await untranslatedFor(moderator)).toEqual([{ ...place, state: 'outdated' }])
  const later = await aValuePage(payload, { title: 'Plus tard' })
  expect(await untranslatedFor(moderator)).toMatchObject([{ id: later.id }, { id: shared.id }])
  await payload.update({
    collection: 'value-pages',
    id: later.id,
    draft: true,
    data: { summary: '' },
  })
  expect(await untranslatedFor(moderator)).toMatchObject([{ id: shared.id }])
})

test('entries of the menu without a name are told to those who may name them', async () => {
  const menu = { global: 'navigation-settings', language: 'en', state: 'missing' }
  expect(await untranslatedFor(administrator)).not.toContainEqual(menu)
  const items = [{ label: 'Offres', url: '/nos-offres', isActive: true }]
  await payload.updateGlobal({ slug: 'navigation-settings', data: { items } })
  expect(await untranslatedFor(administrator)).toContainEqual(menu)
  expect(await untranslatedFor(moderator)).not.toContainEqual(menu)
})

test('a line added to the French home page takes its translation from the root, which is told', async () => {
  const home = { global: 'home-page', language: 'en', state: 'missing' }
  await writeHome(payload, 'fr', 'Nos chiffres')
  expect(await untranslatedFor(moderator)).toContainEqual(home)
  await writeHome(payload, 'en', 'Our figures')
  expect(await untranslatedFor(moderator)).not.toContainEqual(home)
  await payload.updateGlobal({ slug: 'website-settings', data: { defaultLanguage: 'en' } })
  expect(await findEmptyRoot(payload)).toBeNull()
  const { faq } = await payload.findGlobal({ slug: 'home-page' })
  await payload.updateGlobal({
    slug: 'home-page',
    data: { faq: [...(faq ?? []), { question: 'Encore ?', answer: 'Oui.' }] },
  })
  expect(await findEmptyRoot(payload)).toBe('en')
  expect(await untranslatedFor(moderator)).toContainEqual(home)
})

test('nobody is told anything unless signed in', async () => {
  expect(await findUntranslated(await createLocalReq({}, payload))).toEqual([])
})
