import type { CollectionSlug } from 'payload'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { recordMakers } from '../../support/everyRecord'
import { aPicture } from '../../support/pages'
import { PEOPLE, type Person, signInPeople } from '../../support/people'
import { pluginAccountFields, pluginCollections } from '../../support/pluginRegisters'
import { type RestClient, restClient } from '../../support/restClient'
import { testEachPerson } from '../../support/testEachPerson'
import { startTestPayload, type TestPayload } from '../../support/testPayload'

/** The fields of the documents of staff that contain accounts. */
const ACCOUNT_FIELDS: [CollectionSlug, string][] = [
  ['application-events', 'account'],
  ['contact-messages', 'statusChangedBy'],
  ['job-applications', 'spamMarkedBy'],
  ['job-applications', 'statusChangedBy'],
  ...pluginAccountFields,
]

const SECRET_FIELDS = ['hash', 'salt', 'resetPasswordToken', 'sessions.id', 'lacksSecondFactor']
const SORTED_FIELDS = [...SECRET_FIELDS, 'email', 'name', 'role', 'lastLoginAt']

let testPayload: TestPayload
let clientsByPerson: Map<Person, RestClient>

beforeAll(async () => {
  testPayload = await startTestPayload()
  clientsByPerson = await signInPeople(testPayload.payload)
  const picture = (await aPicture(testPayload.payload)).id
  const make = recordMakers(testPayload.payload, clientOf('super-admin'), picture)
  await make['contact-messages']()
  for (const { make } of pluginCollections) await make(testPayload.payload, clientOf('super-admin'))
})
afterAll(() => testPayload.stop())

const clientOf = (person: Person) => clientsByPerson.get(person) ?? restClient()

test('The list has each relation from a collection to an account', () => {
  const ways = testPayload.payload.config.collections
    .filter(({ slug }) => !slug.startsWith('payload-'))
    .flatMap(({ slug, flattenedFields }) =>
      flattenedFields
        .filter((field) => 'relationTo' in field && [field.relationTo].flat().includes('users'))
        .map(({ name }) => [slug, name]),
    )
  expect(ways.sort()).toEqual([...ACCOUNT_FIELDS].sort())
})

describe.each(ACCOUNT_FIELDS)('%s', (collection, path) => {
  // The refusing hook itself is tested below on each collection.
  test.each(PEOPLE)(
    '%s cannot sort it by fields of the account',
    { tags: 'slow' },
    async (person) => {
      const sorts = SORTED_FIELDS.flatMap((field) => [
        `${path}.${field}`,
        `-${path}.${field}`,
        `${path}__${field}`,
        `createdAt,-${path}.${field}`,
      ])
      const answers = await Promise.all(
        sorts.map((sort) => clientOf(person).get(`/${collection}?sort=${sort}`)),
      )
      const refused = ['moderator', 'admin', 'super-admin'].includes(person) ? 400 : 403
      for (const { status } of answers) expect([refused, 400]).toContain(status)
    },
  )

  test('The list of the admin does not sort them so either', async () => {
    for (const sort of [`-${path}.hash`, `createdAt,${path}.hash`, ['createdAt', `${path}.hash`]]) {
      await expect(testPayload.payload.find({ collection, sort })).rejects.toThrow(`${path}.hash`)
    }
  })

  testEachPerson('%s cannot search it by secrets of the account', async (person) => {
    for (const secret of SECRET_FIELDS) {
      const { status } = await clientOf(person).get(
        `/${collection}?where[${path}.${secret}][exists]=true`,
      )
      expect([400, 403]).toContain(status)
    }
  })

  test('A Moderator cannot search it by the e-mail address of a colleague', async () => {
    const where = `where[${path}.email][like]=exemplia`
    const { status, body } = await clientOf('moderator').get(`/${collection}?${where}`)
    expect([400, 403].includes(status) || body.totalDocs === 0).toBe(true)
    // A hidden field cannot be used in a filter.
    const { flattenedFields } = testPayload.payload.collections[collection].config
    const field = flattenedFields.find(({ name }) => name === path)
    const response = field && 'hidden' in field && field.hidden ? 400 : 200
    expect((await clientOf('admin').get(`/${collection}?${where}`)).status).toBe(response)
  })
})

test('Lists are still sorted by their own fields, in groups and versions too', async () => {
  for (const path of [
    '/job-applications?sort=-createdAt,candidateName',
    '/job-applications?sort=-statusChangedAt',
    '/application-events?sort=account',
    '/expertise-pages?sort=callToAction.title',
    '/expertise-pages/versions?sort=-version.updatedAt',
  ]) {
    expect((await clientOf('admin').get(path)).status).toBe(200)
  }
})
