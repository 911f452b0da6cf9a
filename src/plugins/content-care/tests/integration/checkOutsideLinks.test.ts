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
const FIRST_NIGHT = new Date('2026-11-24T02:00:00Z')

let testPayload: TestPayload
let payload: Payload
let moderator: User
let requestedUrls: string[]

beforeAll(async () => {
  testPayload = await startTestPayload()
  payload = testPayload.payload
  moderator = await aUser(payload, { role: 'moderator' })
})
beforeEach(async () => {
  requestedUrls = []
  await switchLinkChecks(true)
  await payload.delete({ collection: 'value-pages', where: {} })
  await payload.kv.delete('outside-links')
})
afterAll(() => testPayload.stop())

const switchLinkChecks = (checkOutsideLinks: boolean) =>
  payload.updateGlobal({ slug: 'website-settings', data: { checkOutsideLinks } })

const createPageWithLink = (url: string, status: 'published' | 'draft' = 'published') =>
  aValuePage(payload, {
    _status: status,
    callToAction: { title: 'Parlons-en', label: 'Voir', url },
  })

/** Runs the checks of a night, in as many jobs as needed, with these faults by URL. */
async function checkLinksAtNight(days: number, faults: Record<string, LinkFault> = {}) {
  const now = new Date(FIRST_NIGHT.getTime() + days * DAY_MS)
  const ask = async ({ href }: URL) => {
    requestedUrls.push(href)
    return faults[href] ?? null
  }
  let turns = 1
  while (await checkExternalLinks(payload, { host: 'www.exemplia.example', now, ask })) turns++
  return turns
}

async function findReportedLinks() {
  const user = { ...moderator, collection: 'users' as const }
  const entries = await findContentProblems(await createLocalReq({ user }, payload), FIRST_NIGHT)
  return entries.filter(({ kind }) => kind === 'brokenLink')
}

test('No site is requested unless the settings allow it, and former results are deleted', async () => {
  await createPageWithLink('https://a.example/x')
  await checkLinksAtNight(0, { 'https://a.example/x': 'gone' })
  expect(await findReportedLinks()).toHaveLength(1)
  await switchLinkChecks(false)
  expect(await findReportedLinks()).toEqual([])
  await checkLinksAtNight(1)
  expect(requestedUrls).toEqual(['https://a.example/x'])
  expect(await readExternalLinkHealth(payload)).toEqual({})
})

test('One URL of a host is requested at a time, each once a week, and none of a draft or of the site itself', async () => {
  for (const path of ['1', '2', '3']) await createPageWithLink(`https://a.example/${path}`)
  await createPageWithLink('https://b.example/')
  await createPageWithLink('https://a.example/3#la')
  await createPageWithLink('https://brouillon.example/', 'draft')
  await createPageWithLink('https://www.exemplia.example/x')
  expect(await checkLinksAtNight(0)).toBe(3)
  expect(requestedUrls.sort()).toEqual([
    'https://a.example/1',
    'https://a.example/2',
    'https://a.example/3',
    'https://b.example/',
  ])
  await checkLinksAtNight(1)
  await checkLinksAtNight(6)
  expect(requestedUrls).toHaveLength(4)
  await checkLinksAtNight(7)
  expect(requestedUrls).toHaveLength(8)
})

test('A missing page is reported at once with its field, a failing server after the second night', async () => {
  const { id } = await createPageWithLink('https://a.example/parti')
  await createPageWithLink('https://b.example/')
  const faults = { 'https://a.example/parti': 'gone', 'https://b.example/': 'failing' } as const
  await checkLinksAtNight(0, faults)
  expect(await findReportedLinks()).toMatchObject([
    {
      ...{ address: 'https://a.example/parti', fault: 'gone', field: 'callToAction.url' },
      place: { collection: 'value-pages', id },
    },
  ])
  await checkLinksAtNight(1, faults)
  expect(requestedUrls).toHaveLength(3)
  expect(await findReportedLinks()).toHaveLength(2)
  await payload.delete({ collection: 'value-pages', id })
  await checkLinksAtNight(14)
  expect(await findReportedLinks()).toEqual([])
  expect(Object.keys(await readExternalLinkHealth(payload))).toEqual(['https://b.example/'])
})
