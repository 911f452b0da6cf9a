import type { Payload } from 'payload'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findValuePage } from '@/src/queries/findValuePage'
import { findValuePages } from '@/src/queries/findValuePages'
import { aValuePage } from '@/tests/support/pages'
import { startTestPayload, type TestPayload } from '@/tests/support/testPayload'

let started: TestPayload
let payload: Payload

beforeAll(async () => {
  started = await startTestPayload()
  payload = started.payload
})
afterAll(() => started.stop())

test('visitors find a published page with its picture, and its card on the hub', async () => {
  const { slug } = await aValuePage(payload, { title: 'Sobriété heureuse' })
  const page = await findValuePage(payload, slug)
  expect(page).toMatchObject({
    title: 'Sobriété heureuse',
    heroImage: { alt: 'Un fond bleu nuit' },
  })
  const card = { title: 'Sobriété heureuse', url: `/notre-adn/${slug}` }
  expect(await findValuePages(payload)).toContainEqual(expect.objectContaining(card))
})

test('a draft has neither page nor card', async () => {
  const { slug, title } = await aValuePage(payload, { _status: 'draft' })
  expect(await findValuePage(payload, slug)).toBeNull()
  expect((await findValuePages(payload)).map((card) => card.title)).not.toContain(title)
})

test('what is changed in a draft stays hidden until it is published', async () => {
  const { id, slug, title } = await aValuePage(payload)
  await payload.update({ collection: 'value-pages', id, draft: true, data: { title: 'Ébauche' } })
  expect(await findValuePage(payload, slug)).toMatchObject({ title })
})
