import { afterAll, beforeAll, expect, test } from 'vitest'
import { seedSettings } from '@/src/plugins/demo-content/seed/seedSettings'
import { startTestPayload, type TestPayload } from '@/tests/support/testPayload'

let testPayload: TestPayload

beforeAll(async () => {
  testPayload = await startTestPayload()
  await seedSettings(testPayload.payload, { demo: false })
})
afterAll(() => testPayload.stop())

test('A new firm without demo content has settings and no page', async () => {
  const { payload } = testPayload
  const { items } = await payload.findGlobal({ slug: 'navigation-settings' })
  expect(items?.map(({ label }) => label)).toEqual([
    'Accueil',
    'Nos Expertises',
    'Nos Secteurs',
    'Notre ADN',
    'Nos Offres',
    'Contact',
  ])
  expect(await payload.findGlobal({ slug: 'website-settings' })).toMatchObject({
    companyName: 'Exemplia',
    email: 'contact@exemplia.example',
  })
  expect((await payload.findGlobal({ slug: 'home-page' })).createdAt).toBeFalsy()
})
