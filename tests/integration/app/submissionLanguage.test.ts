import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { Edition } from '@/src/domain/languages/edition'
import { aMessageForm, anApplicationForm, scriptRequest } from '@/tests/support/submissions'
import { startOwnPayload, type TestPayload } from '@/tests/support/testPayload'

const open = vi.hoisted(() => ({ languages: ['fr', 'en'] }))
vi.mock('@/src/domain/languages/edition', async (load) => ({
  ...(await load<typeof import('@/src/domain/languages/edition')>()),
  isOpenEdition: ({ language }: Edition) => open.languages.includes(language),
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

test('an application and a message keep the language of their form', async () => {
  expect(await languagesKept('?langue=en')).toEqual(['en', 'en'])
})

test.each(['', '?langue=', '?langue=zz', '?langue=EN'])(
  '%j is the house’s language',
  async (search) => {
    expect(await languagesKept(search)).toEqual(['fr', 'fr'])
  },
)

test('a language that is not open is the house’s', async () => {
  open.languages = ['fr']
  expect(await languagesKept('?langue=en')).toEqual(['fr', 'fr'])
})
