import type { SanitizedCollectionConfig } from 'payload'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { EMPTY_COMPONENT } from '@/collections/admin/listComponents'
import { refuseOutdatedSave } from '@/collections/saves/refuseOutdatedSave'
import { nobody } from '@/src/access/nobody'
import { setSavedBy } from '@/src/plugins/version-history/collections/savedByField'
import { startTestPayload, type TestPayload } from '../../support/testPayload'

let started: TestPayload
let own: SanitizedCollectionConfig[]

beforeAll(async () => {
  started = await startTestPayload()
  own = started.payload.config.collections.filter(({ slug }) => !slug.startsWith('payload-'))
})
afterAll(() => started.stop())

const slugs = (collections: SanitizedCollectionConfig[]) => collections.map(({ slug }) => slug)

// A plugin that adds a collection after these would leave it without their hooks.
test('each collection, of the core or of a plugin, is wrapped by the plugins that stand last', () => {
  expect(slugs(own)).toEqual(expect.arrayContaining(['job-offers', 'application-opinions']))
  const withoutList = own.filter(({ admin }) => !admin.components?.views?.list?.Component)
  const withForm = own.filter(
    ({ admin, timestamps }) => timestamps && admin.components?.edit?.SaveButton !== EMPTY_COMPONENT,
  )
  const unguarded = withForm.filter(
    ({ hooks }) => !hooks.beforeOperation.includes(refuseOutdatedSave),
  )
  const anonymous = own.filter(
    ({ hooks, versions }) => versions && !hooks.beforeChange.includes(setSavedBy),
  )
  const forgeable = own.filter(
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
  expect({
    withoutList: slugs(withoutList),
    unguarded: slugs(unguarded),
    anonymous: slugs(anonymous),
    forgeable: slugs(forgeable),
  }).toEqual({ withoutList: [], unguarded: [], anonymous: [], forgeable: [] })
})
