import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { LanguageEdition } from '@/src/domain/languages/edition'
import {
  aMessageForm,
  anApplicationForm,
  formRequest,
  scriptRequest,
} from '@/tests/support/submissions'
import { startOwnPayload, type TestPayload } from '@/tests/support/testPayload'

const open = vi.hoisted(() => ({ languages: ['fr', 'en'] }))
vi.mock('@/src/domain/languages/edition', async (load) => ({
  ...(await load<typeof import('@/src/domain/languages/edition')>()),
  isPublishedEdition: ({ language }: LanguageEdition) => open.languages.includes(language),
}))

let site: TestPayload
let apply: (request: Request) => Promise<Response>
let write: (request: Request) => Promise<Response>

beforeAll(async () => {
  site = await startOwnPayload()
  apply = (await import('@/src/app/api/candidatures/route')).POST
  write = (await import('@/src/app/api/messages-contact/route')).POST
})

afterAll(() => site.stop())

beforeEach(async () => {
  open.languages = ['fr', 'en']
  await site.payload.delete({ collection: 'job-applications', where: {} })
  await site.payload.delete({ collection: 'contact-messages', where: {} })
})

async function languagesKept(search: string) {
  await apply(scriptRequest(`/api/candidatures${search}`, await anApplicationForm()))
  await write(scriptRequest(`/api/messages-contact${search}`, aMessageForm()))
  const { docs: applications } = await site.payload.find({ collection: 'job-applications' })
  const { docs: messages } = await site.payload.find({ collection: 'contact-messages' })
  return [...applications, ...messages].map(({ language }) => language)
}

test('An application and a message are stored with the language of their form', async () => {
  expect(await languagesKept('?langue=en')).toEqual(['en', 'en'])
})

test.each(['', '?langue=', '?langue=zz', '?langue=EN'])(
  'The language of a form at « %j » is French',
  async (search) => {
    expect(await languagesKept(search)).toEqual(['fr', 'fr'])
  },
)

test('The language of a form in a closed edition is French', async () => {
  open.languages = ['fr']
  expect(await languagesKept('?langue=en')).toEqual(['fr', 'fr'])
})

const IN_FRENCH_SITE = { 'x-edition': 'fr-fr' }

test('A browser without JavaScript is redirected in the edition of its form, with the lost files', async () => {
  vi.spyOn(site.payload, 'create').mockRejectedValueOnce(new Error('The store is down'))
  const request = formRequest(
    '/api/candidatures?langue=en',
    await anApplicationForm(),
    IN_FRENCH_SITE,
  )
  const { status, headers } = await apply(request)
  expect([status, headers.get('location')]).toEqual([
    303,
    '/en/apply/speculative/thank-you?fichiers=cv',
  ])
})

test.each([
  [['fr', 'en'], 'Enter your name.'],
  [['fr'], 'Indiquez votre nom.'],
])('The errors of an English form follow the open editions %j', async (languages, sentence) => {
  open.languages = languages
  const form = await anApplicationForm({ candidateName: '' })
  const response = await apply(scriptRequest('/api/candidatures?langue=en', form, IN_FRENCH_SITE))
  expect(await response.json()).toMatchObject({ errors: { candidateName: sentence } })
})
