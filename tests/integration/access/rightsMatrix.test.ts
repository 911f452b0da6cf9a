import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { contentOf } from '../../support/contentOf'
import { createPictureForm, recordMakers } from '../../support/everyRecord'
import { aPicture } from '../../support/pages'
import { PEOPLE, type Person, signInPeople } from '../../support/people'
import {
  pluginCollections,
  pluginGlobals,
  pluginRightsInOtherFiles,
} from '../../support/pluginRegisters'
import { aContactMessage, aJobApplication } from '../../support/records'
import {
  ADMINS,
  type CollectionRow,
  type GlobalRow,
  type PluginCollectionRow,
  STAFF,
} from '../../support/registerRows'
import { type RestResponse, restClient } from '../../support/restClient'
import { testEachPerson } from '../../support/testEachPerson'
import { startTestPayload, type TestPayload } from '../../support/testPayload'

const NO_PERSONS: Person[] = []
const ALL_PERSONS: readonly Person[] = PEOPLE
type AllowedPersons = readonly Person[]
type CollectionRights = CollectionRow['rights']

let testPayload: TestPayload
let clientsByPerson: Awaited<ReturnType<typeof signInPeople>>
let rightsRecords: Parameters<NonNullable<CollectionRow['sent']>>[0]
let makersBySlug: ReturnType<typeof recordMakers>

beforeAll(async () => {
  testPayload = await startTestPayload()
  clientsByPerson = await signInPeople(testPayload.payload)
  const picture = (await aPicture(testPayload.payload)).id
  const others: number[] = []
  for (const _ of PEOPLE) others.push((await aJobApplication(testPayload.payload)).id)
  rightsRecords = {
    picture,
    application: (await aJobApplication(testPayload.payload)).id,
    message: (await aContactMessage(testPayload.payload)).id,
    anotherApplication: () => others.pop() ?? 0,
  }
  makersBySlug = recordMakers(testPayload.payload, clientOf('super-admin'), picture)
  await publishGlobals()
})
afterAll(() => testPayload.stop())

const CONTENT_RIGHTS: CollectionRights = {
  create: STAFF,
  read: ALL_PERSONS,
  update: STAFF,
  remove: ADMINS,
}
const RECEIVED_RIGHTS: CollectionRights = {
  create: NO_PERSONS,
  read: STAFF,
  update: STAFF,
  remove: ADMINS,
}
const COUNTED_RIGHTS: CollectionRights = {
  create: NO_PERSONS,
  read: STAFF,
  update: NO_PERSONS,
  remove: NO_PERSONS,
}

const CORE_COLLECTION_ROWS: Record<keyof typeof makersBySlug, CollectionRow> = {
  'job-offers': {
    rights: CONTENT_RIGHTS,
    sent: () => OFFER_CONTENT,
    change: { title: 'Un autre titre' },
  },
  'job-applications': {
    rights: RECEIVED_RIGHTS,
    sent: () => ({ candidateName: 'A', candidateEmail: 'a@b.fr', jobTitle: 'T' }),
    change: { status: 'reviewed' },
  },
  'application-events': {
    rights: COUNTED_RIGHTS,
    sent: ({ application }) => ({ application, kind: 'received' }),
    change: { kind: 'read' },
  },
  'candidate-files': {
    rights: { ...RECEIVED_RIGHTS, update: NO_PERSONS },
    sent: () => createPictureForm(),
    change: { originalName: 'autre.pdf' },
  },
  'contact-messages': {
    rights: RECEIVED_RIGHTS,
    sent: () => ({ name: 'A', email: 'a@b.fr', subject: 'S', message: 'M' }),
    change: { status: 'read' },
  },
  'expertise-pages': {
    rights: CONTENT_RIGHTS,
    sent: ({ picture }) => contentOf(picture)['expertise-pages'],
  },
  'sector-pages': {
    rights: CONTENT_RIGHTS,
    sent: ({ picture }) => contentOf(picture)['sector-pages'],
  },
  'value-pages': {
    rights: CONTENT_RIGHTS,
    sent: ({ picture }) => contentOf(picture)['value-pages'],
  },
  'offer-criteria': {
    rights: CONTENT_RIGHTS,
    sent: () => ({ kind: 'location', label: `Lieu ${crypto.randomUUID()}` }),
    change: { isRemote: true },
  },
  offices: { rights: CONTENT_RIGHTS, sent: ({ picture }) => contentOf(picture).offices },
  testimonials: { rights: CONTENT_RIGHTS, sent: ({ picture }) => contentOf(picture).testimonials },
  'team-members': {
    rights: CONTENT_RIGHTS,
    sent: ({ picture }) => contentOf(picture)['team-members'],
  },
  media: {
    rights: CONTENT_RIGHTS,
    sent: () => createPictureForm(),
    change: { alt: 'Un autre dessin' },
  },
}

const ALL_COLLECTION_ROWS: PluginCollectionRow[] = [
  ...typedEntries(CORE_COLLECTION_ROWS).map(([slug, row]) => ({
    slug,
    make: () => makersBySlug[slug](),
    ...row,
  })),
  ...pluginCollections,
]

const PAGE_RIGHTS = { read: ALL_PERSONS, update: STAFF, change: {} }
const GLOBAL_RIGHTS: Record<string, GlobalRow> = {
  'home-page': PAGE_RIGHTS,
  'adn-hub': PAGE_RIGHTS,
  'job-list-page': PAGE_RIGHTS,
  'legal-notice': PAGE_RIGHTS,
  'website-settings': { read: ALL_PERSONS, update: ADMINS, change: { tagline: 'Bonjour' } },
  'hero-settings': { read: ALL_PERSONS, update: ADMINS, change: { mainTitle: 'Bonjour' } },
  'navigation-settings': { read: ALL_PERSONS, update: ADMINS, change: { items: [] } },
  'email-settings': { read: ADMINS, update: ADMINS, change: { smtpPort: 25 } },
  ...pluginGlobals,
}

const RIGHTS_IN_OTHER_FILES = {
  ...pluginRightsInOtherFiles,
  users: 'accounts.test.ts',
  'audit-entries': 'auditTrail.test.ts',
  'payload-jobs': 'payloadCollections.test.ts',
  'payload-kv': 'payloadCollections.test.ts',
  'payload-locked-documents': 'payloadCollections.test.ts',
  'payload-migrations': 'payloadCollections.test.ts',
  'payload-preferences': 'payloadCollections.test.ts',
}

test('Each collection and each global has its row', () => {
  const { collections, globals } = testPayload.payload.config
  const slugs = (parts: { slug: string }[]) => parts.map(({ slug }) => slug).sort()
  const rows = [
    ...ALL_COLLECTION_ROWS.map(({ slug }) => slug),
    ...Object.keys(RIGHTS_IN_OTHER_FILES),
  ]
  expect(slugs(collections)).toEqual(rows.sort())
  expect(slugs(globals)).toEqual(Object.keys(GLOBAL_RIGHTS).sort())
})

describe.each(ALL_COLLECTION_ROWS)('$slug', (row) => {
  const { slug, rights, removeOwn, sent = () => ({}), change = {} } = row
  const makeOne = () => row.make(testPayload.payload, clientOf('super-admin'))

  testEachPerson('has the rights of %s', async (person) => {
    const client = clientOf(person)
    const [kept, first, second] = [await makeOne(), await makeOne(), await makeOne()]
    const one = `/${slug}/${kept}`
    const observed = {
      create: verdictOf(await client.post(`/${slug}`, sent(rightsRecords))),
      read: verdictOf(await client.get(one)),
      list: verdictOf(await client.get(`/${slug}`)),
      count: verdictOf(await client.get(`/${slug}/count`)),
      update: verdictOf(await client.patch(one, change)),
      updateMany: verdictOf(await client.patch(`/${slug}?where[id][equals]=${kept}`, change)),
      remove: verdictOf(await client.delete(`/${slug}/${first}`)),
      removeMany: verdictOf(await client.delete(`/${slug}?where[id][equals]=${second}`)),
      left: await countRemaining(slug, [first, second]),
    }
    const rule = (allowed: AllowedPersons) => (allowed.includes(person) ? 'may' : 'may not')
    const { create, read, update, remove } = rights
    expect(observed).toEqual({
      create: rule(create),
      read: rule(read),
      list: rule(read),
      count: rule(read),
      update: rule(update),
      updateMany: rule(update),
      remove: rule(remove),
      removeMany: rule(removeOwn ?? remove),
      left: remove.includes(person) ? 0 : 2,
    })
  })

  testEachPerson('has the copies and versions of %s', async (person) => {
    const { config } = testPayload.payload.collections[slug]
    const client = clientOf(person)
    const id = await makeOne()
    const copy = await client.post(`/${slug}/${id}/duplicate`, {})
    const mayCopy = config.disableDuplicate !== true && rights.create.includes(person)
    expect(copy.status < 400).toBe(mayCopy)
    if (!config.versions) return
    const version = await testPayload.payload.findVersions({
      collection: slug,
      where: { parent: { equals: id } },
    })
    const address = `/${slug}/versions/${version.docs[0]?.id}`
    const staffOnly = STAFF.includes(person) ? 'may' : 'may not'
    expect({
      list: verdictOf(await client.get(`/${slug}/versions`)),
      read: verdictOf(await client.get(address)),
      restore: verdictOf(await client.post(address)),
    }).toEqual({ list: staffOnly, read: staffOnly, restore: staffOnly })
  })
})

describe.each(Object.entries(GLOBAL_RIGHTS))('%s', (slug, { read, update, change }) => {
  test.each(PEOPLE)('has the rights of %s', async (person) => {
    const rule = (allowed: AllowedPersons) => (allowed.includes(person) ? 'may' : 'may not')
    const client = clientOf(person)
    expect({
      read: verdictOf(await client.get(`/globals/${slug}`)),
      // A draft may lack texts that a published page needs.
      update: verdictOf(await client.post(`/globals/${slug}?draft=true`, change)),
    }).toEqual({ read: rule(read), update: rule(update) })
  })
})

test.each(PEOPLE)('%s changes the order of a list, or may not', async (person) => {
  const [first, second] = [await makersBySlug.offices(), await makersBySlug.offices()]
  const answer = await clientOf(person).post('/reorder', {
    collectionSlug: 'offices',
    docsToMove: [second],
    newKeyWillBe: 'less',
    orderableFieldName: '_order',
    target: { id: first, key: await readOfficeOrder(first) },
  })
  expect(verdictOf(answer)).toBe(STAFF.includes(person) ? 'may' : 'may not')
})

function clientOf(person: Person) {
  return clientsByPerson.get(person) ?? restClient()
}

function verdictOf({ status, body }: RestResponse) {
  if (status < 300) return 'may'
  return status === 403 ? 'may not' : `${status} ${JSON.stringify(body)}`
}

async function countRemaining(slug: string, ids: number[]) {
  const table = slug.replaceAll('-', '_')
  const sql = `SELECT count(*)::int AS left FROM ${table} WHERE id = ANY($1)`
  const { rows } = await testPayload.payload.db.pool.query(sql, [ids])
  return rows[0].left
}

async function readOfficeOrder(office: number) {
  const sql = 'SELECT _order FROM offices WHERE id = $1'
  const { rows } = await testPayload.payload.db.pool.query(sql, [office])
  return rows[0]._order
}

// Publishes the globals, whose many texts do not matter here.
async function publishGlobals() {
  for (const table of ['home_page', 'adn_hub', 'job_list_page', 'legal_notice']) {
    await testPayload.payload.db.pool.query(`INSERT INTO ${table} (_status) VALUES ('published')`)
  }
}

function typedEntries<Key extends string, Value>(table: Record<Key, Value>) {
  const isKey = (name: string): name is Key => name in table
  return Object.keys(table)
    .filter(isKey)
    .map((key) => [key, table[key]] as const)
}

const OFFER_CONTENT = {
  title: 'Développeur',
  location: 'paris',
  contract: 'cdi',
  category: 'applications',
  experience: 'junior',
  mission: 'Développer',
  publishedDate: '21/11/2026',
  payMinimum: 42_000,
}
