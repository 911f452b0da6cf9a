import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  openPlaces,
  TEMPLATE_KINDS,
  unknownPlaces,
} from '@/src/plugins/answers/rules/answerTemplate'
import { haveTemplatesNeverExisted } from '@/src/plugins/answers/seed/seedAnswerTemplates'
import { seedDatabase } from '@/src/seed/seedDatabase'
import { startTestPayload, type TestPayload } from '@/tests/support/testPayload'
import { countSeeded } from './countSeeded'

let support: TestPayload

beforeAll(async () => {
  support = await startTestPayload()
  expect(await haveTemplatesNeverExisted(support.payload)).toBe(true)
  await seedDatabase(support.payload, {
    demo: false,
    adminEmail: 'direction@exemplia.example',
    adminPassword: 'un mot de passe choisi',
    now: new Date('2026-03-31T09:00:00Z'),
  })
})

afterAll(() => support.stop())

test('leaves only the first account, what is answered to candidates and what offers are chosen by in the collections', async () => {
  const counted = await countSeeded(support.payload)
  const { users, 'answer-templates': templates, 'offer-criteria': criteria, ...others } = counted
  expect({ users, templates }).toEqual({ users: 1, templates: 5 })
  expect(criteria).toBeGreaterThan(0)
  expect(Object.values(others).every((count) => count === 0)).toBe(true)
})

test('fills the settings and no page', async () => {
  const { payload } = support
  const { items } = await payload.findGlobal({ slug: 'navigation-settings' })
  expect(items?.map(({ label }) => label)).toEqual([
    'Accueil',
    'Nos Expertises',
    'Nos Secteurs',
    'Notre ADN',
    'Nos Offres',
    'Contact',
  ])
  expect(await payload.findGlobal({ slug: 'website-settings' })).toMatchObject({
    companyName: 'Exemplia',
    email: 'contact@exemplia.example',
  })
  expect((await payload.findGlobal({ slug: 'home-page' })).createdAt).toBeFalsy()
})

test('has templates that are written in both languages, of which an application fills the places', async () => {
  const find = async (locale: 'fr' | 'en') => {
    const { docs } = await support.payload.find({
      collection: 'answer-templates',
      locale,
      fallbackLocale: false,
      sort: 'kind',
    })
    return docs
  }
  const [french, english] = [await find('fr'), await find('en')]
  expect(french.map(({ kind }) => kind).sort()).toEqual([...TEMPLATE_KINDS].sort())
  for (const [place, { body, subject }] of french.entries()) {
    const other = english[place]
    expect(other?.subject).not.toBe(subject)
    expect(openPlaces(other?.body ?? '')).toEqual(openPlaces(body))
    expect(unknownPlaces(`${subject} ${body} ${other?.subject} ${other?.body}`)).toEqual([])
  }
})

test('templates that a firm deletes for good are not given to it again', async () => {
  await support.payload.delete({ collection: 'answer-templates', where: {} })
  expect(await haveTemplatesNeverExisted(support.payload)).toBe(false)
})

test('takes the chosen password', async () => {
  const { user } = await support.payload.login({
    collection: 'users',
    data: { email: 'direction@exemplia.example', password: 'un mot de passe choisi' },
  })
  expect(user?.role).toBe('super-admin')
})
