import type { Payload } from 'payload'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findPublishedIds } from '@/src/queries/findPublishedIds'
import { aValuePage } from '@/tests/support/pages'
import { aUser } from '@/tests/support/records'
import { type RestClient, restClient, signInForCookie } from '@/tests/support/restClient'
import { startTestPayload, type TestPayload } from '@/tests/support/testPayload'

let testPayload: TestPayload
let payload: Payload
let staffClient: RestClient

beforeAll(async () => {
  testPayload = await startTestPayload()
  payload = testPayload.payload
  staffClient = restClient(await signInForCookie((await aUser(payload, { role: 'admin' })).email))
})
afterAll(() => testPayload.stop())

test('A page is online from its publication until it is withdrawn, even with newer drafts', async () => {
  const { id } = await aValuePage(payload, { title: 'Sobriété' })
  const page = `/value-pages/${id}`
  const isOnline = async () => (await findPublishedIds(payload, 'value-pages')).has(id)
  expect(await isOnline()).toBe(true)
  await staffClient.patch(`${page}?draft=true`, { intro: 'En cours', _status: 'draft' })
  expect(await isOnline()).toBe(true)
  await staffClient.patch(page, { _status: 'draft' })
  expect(await isOnline()).toBe(false)
  await staffClient.patch(page, { _status: 'published' })
  await staffClient.patch(page, { deletedAt: new Date().toISOString() })
  expect(await isOnline()).toBe(true)
})

test('Each list with drafts has the column of what visitors see', () => {
  const withDrafts = Object.values(payload.collections).filter(
    ({ config }) => config.versions?.drafts,
  )
  const cells = withDrafts.map(({ config }) => [
    config.slug,
    config.fields.flatMap((field) =>
      'name' in field && field.name === '_status' ? [field.admin?.components] : [],
    ),
  ])
  expect(cells.length).toBeGreaterThan(5)
  const Cell = '/components/admin/list/PublicationCell#PublicationCell'
  for (const [slug, components] of cells) {
    expect(components, String(slug)).toEqual([{ Cell, Field: false }])
  }
})
