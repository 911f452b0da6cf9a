import type { SanitizedCollectionConfig } from 'payload'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { EMPTY_COMPONENT_PATH } from '@/collections/admin/listAndFormComponents'
import { refuseOutdatedSave } from '@/collections/saves/refuseOutdatedSave'
import { setSavedBy } from '@/src/plugins/version-history/collections/savedByField'
import { startTestPayload, type TestPayload } from '@/tests/support/testPayload'

let testPayload: TestPayload
let ownCollections: SanitizedCollectionConfig[]

beforeAll(async () => {
  testPayload = await startTestPayload()
  ownCollections = testPayload.payload.config.collections.filter(
    ({ slug }) => !slug.startsWith('payload-'),
  )
})
afterAll(() => testPayload.stop())

// A plugin that adds a collection after these would leave it without their hooks.
test('Each collection with a form refuses outdated saves, and each with versions stores the author', () => {
  const withForm = ownCollections.filter(
    ({ admin, timestamps }) =>
      timestamps && admin.components?.edit?.SaveButton !== EMPTY_COMPONENT_PATH,
  )
  const unguarded = withForm.filter(
    ({ hooks }) => !hooks.beforeOperation.includes(refuseOutdatedSave),
  )
  const versioned = ownCollections.filter(({ versions }) => versions)
  const anonymous = versioned.filter(({ hooks }) => !hooks.beforeChange.includes(setSavedBy))
  expect(withForm.length).toBeGreaterThan(0)
  expect(versioned.length).toBeGreaterThan(0)
  expect([...unguarded, ...anonymous].map(({ slug }) => slug)).toEqual([])
})
