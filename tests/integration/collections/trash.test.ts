import type { CollectionSlug } from 'payload'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { UNFILTERED_JOB_SEARCH } from '@/src/domain/offers/jobSearch'
import { parseInternalPath } from '@/src/domain/urls/publicPath'
import { findPathAvailability } from '@/src/queries/findPathAvailability'
import { searchActiveOffers } from '@/src/queries/searchActiveOffers'
import { contentOf } from '../../support/contentOf'
import { recordMakers } from '../../support/everyRecord'
import { aPicture } from '../../support/pages'
import { type Person, signedInPeople } from '../../support/people'
import { pluginCollections } from '../../support/pluginRegisters'
import { aCandidateFile, aJobApplication, aJobOffer } from '../../support/records'
import { ADMINS } from '../../support/registerRows'
import { restClient } from '../../support/restClient'
import { testEachPerson } from '../../support/testEachPerson'
import { startTestPayload, type TestPayload } from '../../support/testPayload'

const OF_CORE = [
  'job-offers',
  'contact-messages',
  'expertise-pages',
  'sector-pages',
  'value-pages',
  'offices',
  'testimonials',
  'team-members',
] as const
const OF_PLUGINS = pluginCollections.filter(({ hasTrash }) => hasTrash)
type Trash = { slug: CollectionSlug; make: () => Promise<number> }
const TRASHED: Trash[] = [
  ...OF_CORE.map((slug) => ({ slug, make: () => make[slug]() })),
  ...OF_PLUGINS.map((row) => ({
    slug: row.slug,
    make: () => row.make(started.payload, as('super-admin')),
  })),
]
// One rule and one hook serve all trashes: the others are `slow`.
const TESTED_ALWAYS: CollectionSlug[] = ['job-offers', 'sector-pages']
const now = { deletedAt: '2026-11-22T10:00:00.000Z' }

let started: TestPayload
let people: Awaited<ReturnType<typeof signedInPeople>>
let make: ReturnType<typeof recordMakers>
let picture: number

beforeAll(async () => {
  started = await startTestPayload()
  people = await signedInPeople(started.payload)
  picture = (await aPicture(started.payload)).id
  make = recordMakers(started.payload, as('super-admin'), picture)
})
afterAll(() => started.stop())

test('Exactly these collections have a trash', () => {
  const { collections } = started.payload.config
  const trashed = collections.filter(({ trash }) => trash).map(({ slug }) => slug)
  expect(trashed.sort()).toEqual(TRASHED.map(({ slug }) => slug).sort())
})

describeEachTrash(TRASHED, '$slug', ({ slug, make }) => {
  testEachPerson('%s trashes, restores and deletes documents, or may not', async (person) => {
    const client = as(person)
    const [kept, thrown] = [await make(), await make()]
    await as('super-admin').patch(`/${slug}/${thrown}`, now)
    const isAllowed = ADMINS.includes(person)
    const done = {
      seen: (await client.get(`/${slug}/${thrown}?trash=true`)).status === 200,
      listed: await isListed(client, slug, thrown),
      thrown: (await client.patch(`/${slug}/${kept}`, now)).status === 200,
      changed: (await client.patch(`/${slug}/${thrown}?trash=true`, {})).status === 200,
      restored:
        (await client.patch(`/${slug}/${thrown}?trash=true`, { deletedAt: null })).status === 200,
      deleted: (await client.delete(`/${slug}/${kept}?trash=true`)).status === 200,
    }
    const all = Object.keys(done).map((act) => [act, isAllowed])
    expect(done).toEqual(Object.fromEntries(all))
    const { rows } = await started.payload.db.pool.query(
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

const VERSIONED = TRASHED.filter(({ slug }) => slug !== 'job-offers' && slug !== 'contact-messages')

describeEachTrash(VERSIONED, 'the versions of $slug in the trash', ({ slug, make }) => {
  testEachPerson('%s reads, restores and copies versions, or may not', async (person) => {
    const client = as(person)
    const id = await make()
    const { rows } = await started.payload.db.pool.query(
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
    await as('super-admin').patch(`/${slug}/${id}`, now)
    const isAllowed = ADMINS.includes(person)
    expect(await seen()).toEqual({ listed: isAllowed, read: isAllowed })
    expect((await client.post(version)).status).toBe(403)
    const copy = await client.post(`/${slug}/${id}/duplicate?trash=true`, {})
    if (!isAllowed) expect(copy.status).toBe(403)
    expect((await client.get(`/${slug}/${id}?trash=true`)).status === 200).toBe(isAllowed)
  })
})

describeEachTrash(TRASHED, 'many of $slug at once', ({ slug, make }) => {
  testEachPerson('%s changes and deletes trashed documents in bulk, or may not', async (person) => {
    const id = await make()
    await as('super-admin').patch(`/${slug}/${id}`, now)
    const many = `/${slug}?trash=true&where[id][equals]=${id}`
    await as(person).patch(many, { deletedAt: null })
    const isAllowed = ADMINS.includes(person)
    const state = async () => {
      const sql = `SELECT deleted_at FROM ${slug.replaceAll('-', '_')} WHERE id = ${id}`
      const { rows } = await started.payload.db.pool.query(sql)
      return rows[0] === undefined ? 'gone' : rows[0].deleted_at ? 'in the trash' : 'restored'
    }
    expect(await state()).toBe(isAllowed ? 'restored' : 'in the trash')
    await as(person).delete(many)
    expect(await state()).toBe(isAllowed ? 'gone' : 'in the trash')
  })
})

describe('A trashed document', () => {
  test('is not on the site until it is restored: an offer neither in the search nor at its URL', async () => {
    const offer = await aJobOffer(started.payload, { title: 'Vigie des poubelles' })
    const path = `/nos-offres/${offer.slug}`
    expect(await offerIsShown(path)).toEqual([true, 'open'])
    await as('admin').patch(`/job-offers/${offer.id}`, now)
    expect(await offerIsShown(path)).toEqual([false, 'unknown'])
    expect(await isListed(restClient(), 'job-offers', offer.id)).toBe(false)
    await as('admin').patch(`/job-offers/${offer.id}?trash=true`, { deletedAt: null })
    expect(await offerIsShown(path)).toEqual([true, 'open'])
  })

  test('loses its slug to another page, and gets a new one when it is restored', async () => {
    const page = { ...contentOf(picture)['sector-pages'], slug: 'transports', _status: 'published' }
    const first = await created('/sector-pages', page)
    await as('admin').patch(`/sector-pages/${first}`, now)
    expect(await standing('/secteurs/transports')).toBe('unknown')
    const second = await created('/sector-pages', page)
    expect(await standing('/secteurs/transports')).toBe('open')
    await as('admin').patch(`/sector-pages/${first}?trash=true`, { deletedAt: null })
    expect(await slugOf(first)).toBe('transports-2')
    expect(await slugOf(second)).toBe('transports')
  })

  test('gets its own slug back if no other document took it', async () => {
    const page = { ...contentOf(picture)['sector-pages'], slug: 'marine', _status: 'published' }
    const id = await created('/sector-pages', page)
    await as('admin').patch(`/sector-pages/${id}`, now)
    await as('admin').patch(`/sector-pages/${id}?trash=true`, {
      deletedAt: null,
      _status: 'published',
    })
    expect(await slugOf(id)).toBe('marine')
    expect(await standing('/secteurs/marine')).toBe('open')
  })

  test('releases its slugs in all languages, and gets them back', async () => {
    const page = { ...contentOf(picture)['sector-pages'], slug: 'banque', _status: 'published' }
    const inEnglish = { ...page, slug: 'banking' }
    const first = await created('/sector-pages', page)
    await as('admin').patch(`/sector-pages/${first}?locale=en`, inEnglish)
    await as('admin').patch(`/sector-pages/${first}`, now)
    const second = await created('/sector-pages', { ...page, slug: 'banques' })
    await as('admin').patch(`/sector-pages/${second}?locale=en`, inEnglish)
    expect(await slugOf(second, 'en')).toBe('banking')
    await as('admin').patch(`/sector-pages/${first}?trash=true`, { deletedAt: null })
    expect(await slugOf(first, 'fr')).toBe('banque')
    expect(await slugOf(first, 'en')).toBe('banking-2')
  })

  test('has a deletion date that the application sets, and an entry in the audit trail', async () => {
    const id = await make['contact-messages']()
    await as('admin').patch(`/contact-messages/${id}`, { deletedAt: '2001-01-01T00:00:00.000Z' })
    await as('admin').patch(`/contact-messages/${id}?trash=true`, { deletedAt: null })
    const { rows } = await started.payload.db.pool.query(
      `SELECT action FROM audit_entries WHERE document_id = '${id}' AND target = 'contact-messages' ORDER BY id`,
    )
    expect(rows.map(({ action }) => action)).toEqual(['trashed', 'restored'])
  })
})

test('Applications are deleted permanently, with their files', async () => {
  const cv = await aCandidateFile(started.payload)
  const { id } = await aJobApplication(started.payload, { cv: cv.id })
  expect((await as('admin').patch(`/job-applications/${id}`, now)).status).toBe(200)
  expect((await as('admin').get(`/job-applications/${id}`)).status).toBe(200)
  expect((await as('admin').delete(`/job-applications/${id}`)).status).toBe(200)
  const { rows } = await started.payload.db.pool.query('SELECT id FROM candidate_files')
  expect(rows).toEqual([])
})

function describeEachTrash(trashes: Trash[], title: string, define: (trash: Trash) => void) {
  for (const trash of trashes) {
    const tags = TESTED_ALWAYS.includes(trash.slug) ? [] : ['slow']
    describe(title.replace('$slug', trash.slug), { tags }, () => define(trash))
  }
}

function as(person: Person) {
  return people.get(person) ?? restClient()
}

async function isListed(client: ReturnType<typeof as>, slug: string, id: number) {
  const address = `/${slug}?trash=true&where[and][0][id][equals]=${id}`
  const { body } = await client.get(address)
  return body.totalDocs === 1
}

async function offerIsShown(path: string) {
  const { payload } = started
  const { total } = await searchActiveOffers(payload, { ...UNFILTERED_JOB_SEARCH, text: 'vigie' })
  return [total === 1, await standing(path)]
}

const standing = (path: string) => findPathAvailability(started.payload, parseInternalPath(path))

async function created(path: string, page: object): Promise<number> {
  const { body } = await as('super-admin').post(path, page)
  const { doc } = body
  if (typeof doc === 'object' && doc && 'id' in doc && typeof doc.id === 'number') return doc.id
  throw new Error(JSON.stringify(body))
}

async function slugOf(id: number, language = 'fr') {
  const sql = `SELECT slug FROM sector_pages_locales WHERE _parent_id = ${id} AND _locale = '${language}'`
  return (await started.payload.db.pool.query(sql)).rows[0]?.slug
}
