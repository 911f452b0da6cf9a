import type { CollectionSlug } from 'payload'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { UNFILTERED_JOB_SEARCH } from '@/src/domain/offers/jobSearch'
import { parseInternalPath } from '@/src/domain/urls/publicPath'
import { findPathAvailability } from '@/src/queries/findPathAvailability'
import { searchActiveOffers } from '@/src/queries/searchActiveOffers'
import { contentOf } from '../../support/contentOf'
import { recordMakers } from '../../support/everyRecord'
import { aPicture } from '../../support/pages'
import { type Person, signInPeople } from '../../support/people'
import { pluginCollections } from '../../support/pluginRegisters'
import { aCandidateFile, aJobApplication, aJobOffer } from '../../support/records'
import { ADMINS } from '../../support/registerRows'
import { restClient } from '../../support/restClient'
import { testEachPerson } from '../../support/testEachPerson'
import { startTestPayload, type TestPayload } from '../../support/testPayload'

const CORE_TRASH_SLUGS = [
  'job-offers',
  'contact-messages',
  'expertise-pages',
  'sector-pages',
  'value-pages',
  'offices',
  'testimonials',
  'team-members',
] as const
const PLUGIN_TRASH_ROWS = pluginCollections.filter(({ hasTrash }) => hasTrash)
type CollectionTrash = { slug: CollectionSlug; make: () => Promise<number> }
const ALL_TRASHES: CollectionTrash[] = [
  ...CORE_TRASH_SLUGS.map((slug) => ({ slug, make: () => makersBySlug[slug]() })),
  ...PLUGIN_TRASH_ROWS.map((row) => ({
    slug: row.slug,
    make: () => row.make(testPayload.payload, clientOf('super-admin')),
  })),
]
// One rule and one hook serve all trashes: the others are `slow`.
const ALWAYS_TESTED_SLUGS: CollectionSlug[] = ['job-offers', 'sector-pages']
const TRASHED_NOW = { deletedAt: '2026-11-22T10:00:00.000Z' }

let testPayload: TestPayload
let clientsByPerson: Awaited<ReturnType<typeof signInPeople>>
let makersBySlug: ReturnType<typeof recordMakers>
let pictureId: number

beforeAll(async () => {
  testPayload = await startTestPayload()
  clientsByPerson = await signInPeople(testPayload.payload)
  pictureId = (await aPicture(testPayload.payload)).id
  makersBySlug = recordMakers(testPayload.payload, clientOf('super-admin'), pictureId)
})
afterAll(() => testPayload.stop())

test('Exactly these collections have a trash', () => {
  const { collections } = testPayload.payload.config
  const trashed = collections.filter(({ trash }) => trash).map(({ slug }) => slug)
  expect(trashed.sort()).toEqual(ALL_TRASHES.map(({ slug }) => slug).sort())
})

describeEachTrash(ALL_TRASHES, '$slug', ({ slug, make }) => {
  testEachPerson('%s trashes, restores and deletes documents, or may not', async (person) => {
    const client = clientOf(person)
    const [kept, thrown] = [await make(), await make()]
    await clientOf('super-admin').patch(`/${slug}/${thrown}`, TRASHED_NOW)
    const isAllowed = ADMINS.includes(person)
    const done = {
      seen: (await client.get(`/${slug}/${thrown}?trash=true`)).status === 200,
      listed: await isInTrashList(client, slug, thrown),
      thrown: (await client.patch(`/${slug}/${kept}`, TRASHED_NOW)).status === 200,
      changed: (await client.patch(`/${slug}/${thrown}?trash=true`, {})).status === 200,
      restored:
        (await client.patch(`/${slug}/${thrown}?trash=true`, { deletedAt: null })).status === 200,
      deleted: (await client.delete(`/${slug}/${kept}?trash=true`)).status === 200,
    }
    const all = Object.keys(done).map((act) => [act, isAllowed])
    expect(done).toEqual(Object.fromEntries(all))
    const { rows } = await testPayload.payload.db.pool.query(
      `SELECT id, deleted_at FROM ${slug.replaceAll('-', '_')} WHERE id IN (${kept}, ${thrown}) ORDER BY id`,
    )
    expect(rows.map(({ id, deleted_at }) => [id, deleted_at !== null])).toEqual(
      isAllowed
        ? [[thrown, false]]
        : [
            [kept, false],
            [thrown, true],
          ],
    )
  })
})

const VERSIONED_TRASHES = ALL_TRASHES.filter(
  ({ slug }) => slug !== 'job-offers' && slug !== 'contact-messages',
)

describeEachTrash(VERSIONED_TRASHES, 'the versions of $slug in the trash', ({ slug, make }) => {
  testEachPerson('%s reads, restores and copies versions, or may not', async (person) => {
    const client = clientOf(person)
    const id = await make()
    const { rows } = await testPayload.payload.db.pool.query(
      `SELECT id FROM _${slug.replaceAll('-', '_')}_v WHERE parent_id = ${id}`,
    )
    const version = `/${slug}/versions/${rows[0].id}`
    const ofParent = `/${slug}/versions?where[parent][equals]=${id}`
    const seen = async () => ({
      listed: ((await client.get(ofParent)).body.totalDocs ?? 0) !== 0,
      read: (await client.get(version)).status === 200,
    })
    const isStaff = person === 'moderator' || ADMINS.includes(person)
    expect(await seen()).toEqual({ listed: isStaff, read: isStaff })
    await clientOf('super-admin').patch(`/${slug}/${id}`, TRASHED_NOW)
    const isAllowed = ADMINS.includes(person)
    expect(await seen()).toEqual({ listed: isAllowed, read: isAllowed })
    expect((await client.post(version)).status).toBe(403)
    const copy = await client.post(`/${slug}/${id}/duplicate?trash=true`, {})
    if (!isAllowed) expect(copy.status).toBe(403)
    expect((await client.get(`/${slug}/${id}?trash=true`)).status === 200).toBe(isAllowed)
  })
})

describeEachTrash(ALL_TRASHES, 'many of $slug at once', ({ slug, make }) => {
  testEachPerson('%s changes and deletes trashed documents in bulk, or may not', async (person) => {
    const id = await make()
    await clientOf('super-admin').patch(`/${slug}/${id}`, TRASHED_NOW)
    const many = `/${slug}?trash=true&where[id][equals]=${id}`
    await clientOf(person).patch(many, { deletedAt: null })
    const isAllowed = ADMINS.includes(person)
    const state = async () => {
      const sql = `SELECT deleted_at FROM ${slug.replaceAll('-', '_')} WHERE id = ${id}`
      const { rows } = await testPayload.payload.db.pool.query(sql)
      return rows[0] === undefined ? 'gone' : rows[0].deleted_at ? 'in the trash' : 'restored'
    }
    expect(await state()).toBe(isAllowed ? 'restored' : 'in the trash')
    await clientOf(person).delete(many)
    expect(await state()).toBe(isAllowed ? 'gone' : 'in the trash')
  })
})

describe('A trashed document', () => {
  test('is not on the site until it is restored: an offer neither in the search nor at its URL', async () => {
    const offer = await aJobOffer(testPayload.payload, { title: 'Vigie des poubelles' })
    const path = `/nos-offres/${offer.slug}`
    expect(await isOfferShown(path)).toEqual([true, 'open'])
    await clientOf('admin').patch(`/job-offers/${offer.id}`, TRASHED_NOW)
    expect(await isOfferShown(path)).toEqual([false, 'unknown'])
    expect(await isInTrashList(restClient(), 'job-offers', offer.id)).toBe(false)
    await clientOf('admin').patch(`/job-offers/${offer.id}?trash=true`, { deletedAt: null })
    expect(await isOfferShown(path)).toEqual([true, 'open'])
  })

  test('loses its slug to another page, and gets a new one when it is restored', async () => {
    const page = {
      ...contentOf(pictureId)['sector-pages'],
      slug: 'transports',
      _status: 'published',
    }
    const first = await createPage('/sector-pages', page)
    await clientOf('admin').patch(`/sector-pages/${first}`, TRASHED_NOW)
    expect(await findAvailability('/secteurs/transports')).toBe('unknown')
    const second = await createPage('/sector-pages', page)
    expect(await findAvailability('/secteurs/transports')).toBe('open')
    await clientOf('admin').patch(`/sector-pages/${first}?trash=true`, { deletedAt: null })
    expect(await readSectorSlug(first)).toBe('transports-2')
    expect(await readSectorSlug(second)).toBe('transports')
  })

  test('gets its own slug back if no other document took it', async () => {
    const page = { ...contentOf(pictureId)['sector-pages'], slug: 'marine', _status: 'published' }
    const id = await createPage('/sector-pages', page)
    await clientOf('admin').patch(`/sector-pages/${id}`, TRASHED_NOW)
    await clientOf('admin').patch(`/sector-pages/${id}?trash=true`, {
      deletedAt: null,
      _status: 'published',
    })
    expect(await readSectorSlug(id)).toBe('marine')
    expect(await findAvailability('/secteurs/marine')).toBe('open')
  })

  test('releases its slugs in all languages, and gets them back', async () => {
    const page = { ...contentOf(pictureId)['sector-pages'], slug: 'banque', _status: 'published' }
    const inEnglish = { ...page, slug: 'banking' }
    const first = await createPage('/sector-pages', page)
    await clientOf('admin').patch(`/sector-pages/${first}?locale=en`, inEnglish)
    await clientOf('admin').patch(`/sector-pages/${first}`, TRASHED_NOW)
    const second = await createPage('/sector-pages', { ...page, slug: 'banques' })
    await clientOf('admin').patch(`/sector-pages/${second}?locale=en`, inEnglish)
    expect(await readSectorSlug(second, 'en')).toBe('banking')
    await clientOf('admin').patch(`/sector-pages/${first}?trash=true`, { deletedAt: null })
    expect(await readSectorSlug(first, 'fr')).toBe('banque')
    expect(await readSectorSlug(first, 'en')).toBe('banking-2')
  })

  test('has a deletion date that the application sets, and an entry in the audit trail', async () => {
    const id = await makersBySlug['contact-messages']()
    await clientOf('admin').patch(`/contact-messages/${id}`, {
      deletedAt: '2001-01-01T00:00:00.000Z',
    })
    await clientOf('admin').patch(`/contact-messages/${id}?trash=true`, { deletedAt: null })
    const { rows } = await testPayload.payload.db.pool.query(
      `SELECT action FROM audit_entries WHERE document_id = '${id}' AND target = 'contact-messages' ORDER BY id`,
    )
    expect(rows.map(({ action }) => action)).toEqual(['trashed', 'restored'])
  })
})

test('Applications are deleted permanently, with their files', async () => {
  const cv = await aCandidateFile(testPayload.payload)
  const { id } = await aJobApplication(testPayload.payload, { cv: cv.id })
  expect((await clientOf('admin').patch(`/job-applications/${id}`, TRASHED_NOW)).status).toBe(200)
  expect((await clientOf('admin').get(`/job-applications/${id}`)).status).toBe(200)
  expect((await clientOf('admin').delete(`/job-applications/${id}`)).status).toBe(200)
  const { rows } = await testPayload.payload.db.pool.query('SELECT id FROM candidate_files')
  expect(rows).toEqual([])
})

function describeEachTrash(
  trashes: CollectionTrash[],
  title: string,
  define: (trash: CollectionTrash) => void,
) {
  for (const trash of trashes) {
    const tags = ALWAYS_TESTED_SLUGS.includes(trash.slug) ? [] : ['slow']
    describe(title.replace('$slug', trash.slug), { tags }, () => define(trash))
  }
}

function clientOf(person: Person) {
  return clientsByPerson.get(person) ?? restClient()
}

async function isInTrashList(client: ReturnType<typeof clientOf>, slug: string, id: number) {
  const address = `/${slug}?trash=true&where[and][0][id][equals]=${id}`
  const { body } = await client.get(address)
  return body.totalDocs === 1
}

async function isOfferShown(path: string) {
  const { payload } = testPayload
  const { total } = await searchActiveOffers(payload, { ...UNFILTERED_JOB_SEARCH, text: 'vigie' })
  return [total === 1, await findAvailability(path)]
}

const findAvailability = (path: string) =>
  findPathAvailability(testPayload.payload, parseInternalPath(path))

async function createPage(path: string, page: object): Promise<number> {
  const { body } = await clientOf('super-admin').post(path, page)
  const { doc } = body
  if (typeof doc === 'object' && doc && 'id' in doc && typeof doc.id === 'number') return doc.id
  throw new Error(JSON.stringify(body))
}

async function readSectorSlug(id: number, language = 'fr') {
  const sql = `SELECT slug FROM sector_pages_locales WHERE _parent_id = ${id} AND _locale = '${language}'`
  return (await testPayload.payload.db.pool.query(sql)).rows[0]?.slug
}
