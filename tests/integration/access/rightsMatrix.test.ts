import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { contentOf } from '../../support/contentOf'
import { pictureForm, recordMakers } from '../../support/everyRecord'
import { aPicture } from '../../support/pages'
import { PEOPLE, type Person, signedInPeople } from '../../support/people'
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
import { type RestAnswer, restClient } from '../../support/restClient'
import { testEachPerson } from '../../support/testEachPerson'
import { startTestPayload, type TestPayload } from '../../support/testPayload'

const NOBODY: Person[] = []
const EVERYBODY: readonly Person[] = PEOPLE
type Rule = readonly Person[]
type Rights = CollectionRow['rights']

let started: TestPayload
let people: Awaited<ReturnType<typeof signedInPeople>>
let records: Parameters<NonNullable<CollectionRow['sent']>>[0]
let make: ReturnType<typeof recordMakers>

beforeAll(async () => {
  started = await startTestPayload()
  people = await signedInPeople(started.payload)
  const picture = (await aPicture(started.payload)).id
  const others: number[] = []
  for (const _ of PEOPLE) others.push((await aJobApplication(started.payload)).id)
  records = {
    picture,
    application: (await aJobApplication(started.payload)).id,
    message: (await aContactMessage(started.payload)).id,
    anotherApplication: () => others.pop() ?? 0,
  }
  make = recordMakers(started.payload, clientOf('super-admin'), picture)
  await publishGlobals()
})
afterAll(() => started.stop())

const content: Rights = { create: STAFF, read: EVERYBODY, update: STAFF, remove: ADMINS }
const received: Rights = { create: NOBODY, read: STAFF, update: STAFF, remove: ADMINS }
const counted: Rights = { create: NOBODY, read: STAFF, update: NOBODY, remove: NOBODY }

const COLLECTIONS: Record<keyof typeof make, CollectionRow> = {
  'job-offers': { rights: content, sent: () => offer, change: { title: 'Un autre titre' } },
  'job-applications': {
    rights: received,
    sent: () => ({ candidateName: 'A', candidateEmail: 'a@b.fr', jobTitle: 'T' }),
    change: { status: 'reviewed' },
  },
  'application-events': {
    rights: counted,
    sent: ({ application }) => ({ application, kind: 'received' }),
    change: { kind: 'read' },
  },
  'candidate-files': {
    rights: { ...received, update: NOBODY },
    sent: () => pictureForm(),
    change: { originalName: 'autre.pdf' },
  },
  'contact-messages': {
    rights: received,
    sent: () => ({ name: 'A', email: 'a@b.fr', subject: 'S', message: 'M' }),
    change: { status: 'read' },
  },
  'expertise-pages': {
    rights: content,
    sent: ({ picture }) => contentOf(picture)['expertise-pages'],
  },
  'sector-pages': { rights: content, sent: ({ picture }) => contentOf(picture)['sector-pages'] },
  'value-pages': { rights: content, sent: ({ picture }) => contentOf(picture)['value-pages'] },
  'offer-criteria': {
    rights: content,
    sent: () => ({ kind: 'location', label: `Lieu ${crypto.randomUUID()}` }),
    change: { isRemote: true },
  },
  offices: { rights: content, sent: ({ picture }) => contentOf(picture).offices },
  testimonials: { rights: content, sent: ({ picture }) => contentOf(picture).testimonials },
  'team-members': { rights: content, sent: ({ picture }) => contentOf(picture)['team-members'] },
  media: { rights: content, sent: () => pictureForm(), change: { alt: 'Un autre dessin' } },
}

const ROWS: PluginCollectionRow[] = [
  ...entriesOf(COLLECTIONS).map(([slug, row]) => ({ slug, make: () => make[slug](), ...row })),
  ...pluginCollections,
]

const page = { read: EVERYBODY, update: STAFF, change: {} }
const GLOBALS: Record<string, GlobalRow> = {
  'home-page': page,
  'adn-hub': page,
  'job-list-page': page,
  'legal-notice': page,
  'website-settings': { read: EVERYBODY, update: ADMINS, change: { tagline: 'Bonjour' } },
  'hero-settings': { read: EVERYBODY, update: ADMINS, change: { mainTitle: 'Bonjour' } },
  'navigation-settings': { read: EVERYBODY, update: ADMINS, change: { items: [] } },
  'email-settings': { read: ADMINS, update: ADMINS, change: { smtpPort: 25 } },
  ...pluginGlobals,
}

const IN_OTHER_FILES = {
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
  const { collections, globals } = started.payload.config
  const slugs = (parts: { slug: string }[]) => parts.map(({ slug }) => slug).sort()
  const rows = [...ROWS.map(({ slug }) => slug), ...Object.keys(IN_OTHER_FILES)]
  expect(slugs(collections)).toEqual(rows.sort())
  expect(slugs(globals)).toEqual(Object.keys(GLOBALS).sort())
})

describe.each(ROWS)('$slug', (row) => {
  const { slug, rights, removeOwn, sent = () => ({}), change = {} } = row
  const makeOne = () => row.make(started.payload, clientOf('super-admin'))

  testEachPerson('has the rights of %s', async (person) => {
    const client = clientOf(person)
    const [kept, first, second] = [await makeOne(), await makeOne(), await makeOne()]
    const one = `/${slug}/${kept}`
    const observed = {
      create: verdict(await client.post(`/${slug}`, sent(records))),
      read: verdict(await client.get(one)),
      list: verdict(await client.get(`/${slug}`)),
      count: verdict(await client.get(`/${slug}/count`)),
      update: verdict(await client.patch(one, change)),
      updateMany: verdict(await client.patch(`/${slug}?where[id][equals]=${kept}`, change)),
      remove: verdict(await client.delete(`/${slug}/${first}`)),
      removeMany: verdict(await client.delete(`/${slug}?where[id][equals]=${second}`)),
      left: await remaining(slug, [first, second]),
    }
    const rule = (allowed: Rule) => (allowed.includes(person) ? 'may' : 'may not')
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
    const { config } = started.payload.collections[slug]
    const client = clientOf(person)
    const id = await makeOne()
    const copy = await client.post(`/${slug}/${id}/duplicate`, {})
    const mayCopy = config.disableDuplicate !== true && rights.create.includes(person)
    expect(copy.status < 400).toBe(mayCopy)
    if (!config.versions) return
    const version = await started.payload.findVersions({
      collection: slug,
      where: { parent: { equals: id } },
    })
    const address = `/${slug}/versions/${version.docs[0]?.id}`
    const staffOnly = STAFF.includes(person) ? 'may' : 'may not'
    expect({
      list: verdict(await client.get(`/${slug}/versions`)),
      read: verdict(await client.get(address)),
      restore: verdict(await client.post(address)),
    }).toEqual({ list: staffOnly, read: staffOnly, restore: staffOnly })
  })
})

describe.each(Object.entries(GLOBALS))('%s', (slug, { read, update, change }) => {
  test.each(PEOPLE)('has the rights of %s', async (person) => {
    const rule = (allowed: Rule) => (allowed.includes(person) ? 'may' : 'may not')
    const client = clientOf(person)
    expect({
      read: verdict(await client.get(`/globals/${slug}`)),
      // A draft may lack texts that a published page needs.
      update: verdict(await client.post(`/globals/${slug}?draft=true`, change)),
    }).toEqual({ read: rule(read), update: rule(update) })
  })
})

test.each(PEOPLE)('%s changes the order of a list, or may not', async (person) => {
  const [first, second] = [await make.offices(), await make.offices()]
  const answer = await clientOf(person).post('/reorder', {
    collectionSlug: 'offices',
    docsToMove: [second],
    newKeyWillBe: 'less',
    orderableFieldName: '_order',
    target: { id: first, key: await orderOf(first) },
  })
  expect(verdict(answer)).toBe(STAFF.includes(person) ? 'may' : 'may not')
})

function clientOf(person: Person) {
  return people.get(person) ?? restClient()
}

function verdict({ status, body }: RestAnswer) {
  if (status < 300) return 'may'
  return status === 403 ? 'may not' : `${status} ${JSON.stringify(body)}`
}

async function remaining(slug: string, ids: number[]) {
  const table = slug.replaceAll('-', '_')
  const sql = `SELECT count(*)::int AS left FROM ${table} WHERE id = ANY($1)`
  const { rows } = await started.payload.db.pool.query(sql, [ids])
  return rows[0].left
}

async function orderOf(office: number) {
  const sql = 'SELECT _order FROM offices WHERE id = $1'
  const { rows } = await started.payload.db.pool.query(sql, [office])
  return rows[0]._order
}

// Publishes the globals, whose many texts do not matter here.
async function publishGlobals() {
  for (const table of ['home_page', 'adn_hub', 'job_list_page', 'legal_notice']) {
    await started.payload.db.pool.query(`INSERT INTO ${table} (_status) VALUES ('published')`)
  }
}

function entriesOf<Key extends string, Value>(table: Record<Key, Value>) {
  const isKey = (name: string): name is Key => name in table
  return Object.keys(table)
    .filter(isKey)
    .map((key) => [key, table[key]] as const)
}

const offer = {
  title: 'Développeur',
  location: 'paris',
  contract: 'cdi',
  category: 'applications',
  experience: 'junior',
  mission: 'Développer',
  publishedDate: '21/11/2026',
  payMinimum: 42_000,
}
