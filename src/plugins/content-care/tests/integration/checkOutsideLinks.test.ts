import { createLocalReq, type Payload } from 'payload'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { User } from '@/payload-types'
import { checkExternalLinks } from '@/src/plugins/content-care/commands/checkExternalLinks'
import { readExternalLinkHealth } from '@/src/plugins/content-care/queries/externalLinks'
import { findContentProblems } from '@/src/plugins/content-care/queries/findContentProblems'
import type { LinkFault } from '@/src/plugins/content-care/rules/externalLinks'
import { aValuePage } from '@/tests/support/pages'
import { aUser } from '@/tests/support/records'
import { startTestPayload, type TestPayload } from '@/tests/support/testPayload'

const DAY_MS = 86_400_000
const NIGHT = new Date('2026-11-24T02:00:00Z')

let started: TestPayload
let payload: Payload
let moderator: User
let asked: string[]

beforeAll(async () => {
  started = await startTestPayload()
  payload = started.payload
  moderator = await aUser(payload, { role: 'moderator' })
})
beforeEach(async () => {
  asked = []
  await turn(true)
  await payload.delete({ collection: 'value-pages', where: {} })
  await payload.kv.delete('outside-links')
})
afterAll(() => started.stop())

const turn = (checkOutsideLinks: boolean) =>
  payload.updateGlobal({ slug: 'website-settings', data: { checkOutsideLinks } })

const aPageTo = (url: string, status: 'published' | 'draft' = 'published') =>
  aValuePage(payload, {
    _status: status,
    callToAction: { title: 'Parlons-en', label: 'Voir', url },
  })

/** Runs the checks of a night, in as many jobs as needed, with these faults by URL. */
async function night(days: number, faults: Record<string, LinkFault> = {}) {
  const now = new Date(NIGHT.getTime() + days * DAY_MS)
  const ask = async ({ href }: URL) => {
    asked.push(href)
    return faults[href] ?? null
  }
  let turns = 1
  while (await checkExternalLinks(payload, { host: 'www.exemplia.example', now, ask })) turns++
  return turns
}

async function told() {
  const user = { ...moderator, collection: 'users' as const }
  const entries = await findContentProblems(await createLocalReq({ user }, payload), NIGHT)
  return entries.filter(({ kind }) => kind === 'brokenLink')
}

test('No site is requested unless the settings allow it, and former results are deleted', async () => {
  await aPageTo('https://a.example/x')
  await night(0, { 'https://a.example/x': 'gone' })
  expect(await told()).toHaveLength(1)
  await turn(false)
  expect(await told()).toEqual([])
  await night(1)
  expect(asked).toEqual(['https://a.example/x'])
  expect(await readExternalLinkHealth(payload)).toEqual({})
})

test('One URL of a host is requested at a time, each once a week, and none of a draft or of the site itself', async () => {
  for (const path of ['1', '2', '3']) await aPageTo(`https://a.example/${path}`)
  await aPageTo('https://b.example/')
  await aPageTo('https://a.example/3#la')
  await aPageTo('https://brouillon.example/', 'draft')
  await aPageTo('https://www.exemplia.example/x')
  expect(await night(0)).toBe(3)
  expect(asked.sort()).toEqual([
    'https://a.example/1',
    'https://a.example/2',
    'https://a.example/3',
    'https://b.example/',
  ])
  await night(1)
  await night(6)
  expect(asked).toHaveLength(4)
  await night(7)
  expect(asked).toHaveLength(8)
})

test('A missing page is reported at once with its field, a failing server after the second night', async () => {
  const { id } = await aPageTo('https://a.example/parti')
  await aPageTo('https://b.example/')
  const faults = { 'https://a.example/parti': 'gone', 'https://b.example/': 'failing' } as const
  await night(0, faults)
  expect(await told()).toMatchObject([
    {
      ...{ address: 'https://a.example/parti', fault: 'gone', field: 'callToAction.url' },
      place: { collection: 'value-pages', id },
    },
  ])
  await night(1, faults)
  expect(asked).toHaveLength(3)
  expect(await told()).toHaveLength(2)
  await payload.delete({ collection: 'value-pages', id })
  await night(14)
  expect(await told()).toEqual([])
  expect(Object.keys(await readExternalLinkHealth(payload))).toEqual(['https://b.example/'])
})
