import type { SanitizedCollectionConfig } from 'payload'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { nobody } from '@/src/access/roles'
import { pluginCollections } from '../../support/pluginRegisters'
import { startTestPayload, type TestPayload } from '../../support/testPayload'

let testPayload: TestPayload
let ownCollections: SanitizedCollectionConfig[]

beforeAll(async () => {
  testPayload = await startTestPayload()
  ownCollections = testPayload.payload.config.collections.filter(
    ({ slug }) => !slug.startsWith('payload-'),
  )
})
afterAll(() => testPayload.stop())

const slugsOf = (collections: { slug: string }[]) => collections.map(({ slug }) => slug)

// A plugin that adds a collection after these would leave it without their hooks.
test('Each collection, of the core or of a plugin, is wrapped by the wrapping plugins', () => {
  expect(slugsOf(ownCollections)).toEqual(
    expect.arrayContaining(['job-offers', ...slugsOf(pluginCollections)]),
  )
  const withoutList = ownCollections.filter(
    ({ admin }) => !admin.components?.views?.list?.Component,
  )
  const forgeable = ownCollections.filter(
    ({ fields, timestamps }) =>
      timestamps &&
      !fields.some(
        (field) =>
          'name' in field &&
          field.name === 'createdAt' &&
          'access' in field &&
          field.access?.create === nobody,
      ),
  )
  expect({ withoutList: slugsOf(withoutList), forgeable: slugsOf(forgeable) }).toEqual({
    withoutList: [],
    forgeable: [],
  })
})
