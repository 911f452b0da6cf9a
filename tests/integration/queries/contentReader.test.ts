import type { Payload } from 'payload'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ValuePage } from '@/payload-types'
import {
  createPreviewReadOptions,
  createVisitorReadOptions,
} from '@/src/queries/contentReadOptions'
import { findContentPage } from '@/src/queries/findContentPage'
import { aValuePage } from '@/tests/support/pages'
import { aUser } from '@/tests/support/records'
import { startTestPayload, type TestPayload } from '@/tests/support/testPayload'

let testPayload: TestPayload
let payload: Payload

beforeAll(async () => {
  testPayload = await startTestPayload()
  payload = testPayload.payload
})
afterAll(() => testPayload.stop())

function saveDraft({ id }: ValuePage, title: string) {
  return payload.update({
    collection: 'value-pages',
    id,
    draft: true,
    data: { title, _status: 'draft' },
  })
}

test('In a preview staff see the draft, visitors see the published page', async () => {
  const page = await aValuePage(payload, { title: 'Publiée' })
  await saveDraft(page, 'En brouillon')
  const staff = createPreviewReadOptions({ ...(await aUser(payload)), collection: 'users' }, 'fr')
  expect((await findContentPage(payload, staff, 'value-pages', page.slug))?.title).toBe(
    'En brouillon',
  )
  expect(
    (await findContentPage(payload, createVisitorReadOptions('fr'), 'value-pages', page.slug))
      ?.title,
  ).toBe('Publiée')
})

test('Only staff see a page that was never published', async () => {
  const { slug } = await aValuePage(payload, { title: 'Jamais publiée', _status: 'draft' })
  const staff = createPreviewReadOptions({ ...(await aUser(payload)), collection: 'users' }, 'fr')
  expect((await findContentPage(payload, staff, 'value-pages', slug))?.title).toBe('Jamais publiée')
  expect(
    await findContentPage(payload, createVisitorReadOptions('fr'), 'value-pages', slug),
  ).toBeNull()
})

test('A suspended account has no preview', async () => {
  const page = await aValuePage(payload, { title: 'Visible' })
  await saveDraft(page, 'Cachée')
  const suspended = {
    ...(await aUser(payload, { status: 'inactive' })),
    collection: 'users',
  } as const
  expect(
    (
      await findContentPage(
        payload,
        createPreviewReadOptions(suspended, 'fr'),
        'value-pages',
        page.slug,
      )
    )?.title,
  ).not.toBe('Cachée')
})
