import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestPayload, type TestPayload } from '@/tests/support/testPayload'

let testPayload: TestPayload

beforeAll(async () => {
  testPayload = await startTestPayload()
})

afterAll(() => testPayload.stop())

test('The language is chosen on the admin pages whose content has several', async () => {
  const { localizedAdminPaths: pathsInLanguages } = await import(
    '@/components/admin/frame/localizedAdminPaths'
  )
  const paths = pathsInLanguages(testPayload.payload.config)
  expect(paths).toEqual(
    expect.arrayContaining([
      '/admin/collections/expertise-pages',
      '/admin/collections/media',
      '/admin/globals/home-page',
    ]),
  )
  for (const path of ['collections/offices', 'collections/job-offers', 'globals/email-settings']) {
    expect(paths).not.toContain(`/admin/${path}`)
  }
})
