import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aValuePage } from '@/tests/support/pages'
import { aUser } from '@/tests/support/records'
import { restClient, signInForCookie } from '@/tests/support/restClient'
import { startTestPayload, type TestPayload } from '@/tests/support/testPayload'

const DRAFT_TITLE = 'Annonce sous embargo'

let testPayload: TestPayload

beforeAll(async () => {
  testPayload = await startTestPayload()
})
afterAll(() => testPayload.stop())

async function requestAsVisitor(path: string) {
  const { GET } = await import('@/src/app/(payload)/api/[...slug]/route')
  const url = new URL(`/api/${path}`, 'https://exemplia.test')
  const slug = url.pathname.split('/').slice(2)
  const answer = await GET(new Request(url), { params: Promise.resolve({ slug }) })
  return { status: answer.status, text: await answer.text() }
}

test('A page that was never published does not exist for visitors', async () => {
  const { id } = await aValuePage(testPayload.payload, { title: DRAFT_TITLE, _status: 'draft' })
  expect((await requestAsVisitor(`value-pages/${id}`)).status).toBe(404)
  expect((await requestAsVisitor(`value-pages/${id}?draft=true`)).status).toBe(404)
})

describe('A published page with unpublished changes', () => {
  let id: number

  beforeAll(async () => {
    const page = await aValuePage(testPayload.payload, { title: 'Formation continue' })
    id = page.id
    await testPayload.payload.update({
      collection: 'value-pages',
      id,
      draft: true,
      data: { title: DRAFT_TITLE, _status: 'draft' },
    })
  })

  test.each([
    'value-pages',
    'value-pages?draft=true',
    `value-pages?draft=true&where[title][like]=${encodeURIComponent('embargo')}`,
  ])('does not reveal them at /api/%s', async (path) => {
    const { status, text } = await requestAsVisitor(path)
    expect(status).toBe(200)
    expect(text).not.toContain(DRAFT_TITLE)
  })

  test('shows visitors its published texts', async () => {
    expect((await requestAsVisitor(`value-pages/${id}?draft=true`)).text).toContain(
      'Formation continue',
    )
  })

  test('shows staff the changes', async () => {
    const moderator = restClient(await signInForCookie((await aUser(testPayload.payload)).email))
    const { body } = await moderator.get(`/value-pages/${id}?draft=true`)
    expect(body.title).toBe(DRAFT_TITLE)
    const { body: list } = await moderator.get('/value-pages?draft=true')
    expect(JSON.stringify(list)).toContain(DRAFT_TITLE)
  })

  test('hides its versions from visitors', async () => {
    expect((await requestAsVisitor('value-pages/versions')).status).toBe(403)
    expect((await requestAsVisitor('globals/adn-hub/versions')).status).toBe(403)
  })
})

test('A withdrawn page does not exist for visitors', async () => {
  const { id } = await aValuePage(testPayload.payload)
  expect((await requestAsVisitor(`value-pages/${id}`)).status).toBe(200)
  await testPayload.payload.update({ collection: 'value-pages', id, data: { _status: 'draft' } })
  expect((await requestAsVisitor(`value-pages/${id}`)).status).toBe(404)
})
