import type { CollectionSlug } from 'payload'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { recordMakers } from '../../support/everyRecord'
import { aPicture } from '../../support/pages'
import { PEOPLE, type Person, signedInPeople } from '../../support/people'
import { pluginAccountFields, pluginCollections } from '../../support/pluginRegisters'
import { type RestClient, restClient } from '../../support/restClient'
import { testEachPerson } from '../../support/testEachPerson'
import { startTestPayload, type TestPayload } from '../../support/testPayload'

/** The fields of the documents of staff that contain accounts. */
const PATHS: [CollectionSlug, string][] = [
  ['application-events', 'account'],
  ['contact-messages', 'statusChangedBy'],
  ['job-applications', 'spamMarkedBy'],
  ['job-applications', 'statusChangedBy'],
  ...pluginAccountFields,
]

const SECRETS = ['hash', 'salt', 'resetPasswordToken', 'sessions.id', 'lacksSecondFactor']
const FIELDS = [...SECRETS, 'email', 'name', 'role', 'lastLoginAt']

let started: TestPayload
let people: Map<Person, RestClient>

beforeAll(async () => {
  started = await startTestPayload()
  people = await signedInPeople(started.payload)
  const picture = (await aPicture(started.payload)).id
  const make = recordMakers(started.payload, as('super-admin'), picture)
  await make['contact-messages']()
  for (const { make } of pluginCollections) await make(started.payload, as('super-admin'))
})
afterAll(() => started.stop())

const as = (person: Person) => people.get(person) ?? restClient()

test('The list has each relation from a collection to an account', () => {
  const ways = started.payload.config.collections
    .filter(({ slug }) => !slug.startsWith('payload-'))
    .flatMap(({ slug, flattenedFields }) =>
      flattenedFields
        .filter((field) => 'relationTo' in field && [field.relationTo].flat().includes('users'))
        .map(({ name }) => [slug, name]),
    )
  expect(ways.sort()).toEqual([...PATHS].sort())
})

describe.each(PATHS)('%s', (collection, path) => {
  // The refusing hook itself is tested below on each collection.
  test.each(PEOPLE)(
    '%s cannot sort it by fields of the account',
    { tags: 'slow' },
    async (person) => {
      const sorts = FIELDS.flatMap((field) => [
        `${path}.${field}`,
        `-${path}.${field}`,
        `${path}__${field}`,
        `createdAt,-${path}.${field}`,
      ])
      const answers = await Promise.all(
        sorts.map((sort) => as(person).get(`/${collection}?sort=${sort}`)),
      )
      const refused = ['moderator', 'admin', 'super-admin'].includes(person) ? 400 : 403
      for (const { status } of answers) expect([refused, 400]).toContain(status)
    },
  )

  test('The list of the admin does not sort them so either', async () => {
    for (const sort of [`-${path}.hash`, `createdAt,${path}.hash`, ['createdAt', `${path}.hash`]]) {
      await expect(started.payload.find({ collection, sort })).rejects.toThrow(`${path}.hash`)
    }
  })

  testEachPerson('%s cannot search it by secrets of the account', async (person) => {
    for (const secret of SECRETS) {
      const { status } = await as(person).get(
        `/${collection}?where[${path}.${secret}][exists]=true`,
      )
      expect([400, 403]).toContain(status)
    }
  })

  test('A Moderator cannot search it by the e-mail address of a colleague', async () => {
    const where = `where[${path}.email][like]=exemplia`
    const { status, body } = await as('moderator').get(`/${collection}?${where}`)
    expect([400, 403].includes(status) || body.totalDocs === 0).toBe(true)
    // A hidden field cannot be used in a filter.
    const { flattenedFields } = started.payload.collections[collection].config
    const field = flattenedFields.find(({ name }) => name === path)
    const response = field && 'hidden' in field && field.hidden ? 400 : 200
    expect((await as('admin').get(`/${collection}?${where}`)).status).toBe(response)
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
    expect((await as('admin').get(path)).status).toBe(200)
  }
})
