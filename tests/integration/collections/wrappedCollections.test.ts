import type { SanitizedCollectionConfig } from 'payload'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { nobody } from '@/src/access/roles'
import { pluginCollections } from '../../support/pluginRegisters'
import { startTestPayload, type TestPayload } from '../../support/testPayload'

let started: TestPayload
let own: SanitizedCollectionConfig[]

beforeAll(async () => {
  started = await startTestPayload()
  own = started.payload.config.collections.filter(({ slug }) => !slug.startsWith('payload-'))
})
afterAll(() => started.stop())

const slugs = (collections: { slug: string }[]) => collections.map(({ slug }) => slug)

// A plugin that adds a collection after these would leave it without their hooks.
test('Each collection, of the core or of a plugin, is wrapped by the wrapping plugins', () => {
  expect(slugs(own)).toEqual(expect.arrayContaining(['job-offers', ...slugs(pluginCollections)]))
  const withoutList = own.filter(({ admin }) => !admin.components?.views?.list?.Component)
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
  expect({ withoutList: slugs(withoutList), forgeable: slugs(forgeable) }).toEqual({
    withoutList: [],
    forgeable: [],
  })
})
