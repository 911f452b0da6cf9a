import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { LanguageEdition } from '@/src/domain/languages/edition'
import {
  aMessageForm,
  anApplicationForm,
  createFormRequest,
  createScriptRequest,
} from '@/tests/support/submissions'
import { startOwnPayload, type TestPayload } from '@/tests/support/testPayload'

const publishedLanguages = vi.hoisted(() => ({ languages: ['fr', 'en'] }))
vi.mock('@/src/domain/languages/edition', async (load) => ({
  ...(await load<typeof import('@/src/domain/languages/edition')>()),
  isPublishedEdition: ({ language }: LanguageEdition) =>
    publishedLanguages.languages.includes(language),
}))

let testPayload: TestPayload
let postApplication: (request: Request) => Promise<Response>
let postMessage: (request: Request) => Promise<Response>

beforeAll(async () => {
  testPayload = await startOwnPayload()
  postApplication = (await import('@/src/app/api/candidatures/route')).POST
  postMessage = (await import('@/src/app/api/messages-contact/route')).POST
})

afterAll(() => testPayload.stop())

beforeEach(async () => {
  publishedLanguages.languages = ['fr', 'en']
  await testPayload.payload.delete({ collection: 'job-applications', where: {} })
  await testPayload.payload.delete({ collection: 'contact-messages', where: {} })
})

async function readStoredLanguages(search: string) {
  await postApplication(
    createScriptRequest(`/api/candidatures${search}`, await anApplicationForm()),
  )
  await postMessage(createScriptRequest(`/api/messages-contact${search}`, aMessageForm()))
  const { docs: applications } = await testPayload.payload.find({ collection: 'job-applications' })
  const { docs: messages } = await testPayload.payload.find({ collection: 'contact-messages' })
  return [...applications, ...messages].map(({ language }) => language)
}

test('An application and a message are stored with the language of their form', async () => {
  expect(await readStoredLanguages('?langue=en')).toEqual(['en', 'en'])
})

test.each(['', '?langue=', '?langue=zz', '?langue=EN'])(
  'The language of a form at « %j » is French',
  async (search) => {
    expect(await readStoredLanguages(search)).toEqual(['fr', 'fr'])
  },
)

test('The language of a form in a closed edition is French', async () => {
  publishedLanguages.languages = ['fr']
  expect(await readStoredLanguages('?langue=en')).toEqual(['fr', 'fr'])
})

const FRENCH_EDITION_HEADERS = { 'x-edition': 'fr-fr' }

test('A browser without JavaScript is redirected in the edition of its form, with the lost files', async () => {
  vi.spyOn(testPayload.payload, 'create').mockRejectedValueOnce(new Error('The store is down'))
  const request = createFormRequest(
    '/api/candidatures?langue=en',
    await anApplicationForm(),
    FRENCH_EDITION_HEADERS,
  )
  const { status, headers } = await postApplication(request)
  expect([status, headers.get('location')]).toEqual([
    303,
    '/en/apply/speculative/thank-you?fichiers=cv',
  ])
})

test.each([
  [['fr', 'en'], 'Enter your name.'],
  [['fr'], 'Indiquez votre nom.'],
])('The errors of an English form follow the open editions %j', async (languages, sentence) => {
  publishedLanguages.languages = languages
  const form = await anApplicationForm({ candidateName: '' })
  const response = await postApplication(
    createScriptRequest('/api/candidatures?langue=en', form, FRENCH_EDITION_HEADERS),
  )
  expect(await response.json()).toMatchObject({ errors: { candidateName: sentence } })
})
