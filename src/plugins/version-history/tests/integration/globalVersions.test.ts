import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Person, signedInPeople } from '@/tests/support/people'
import { pluginGlobals } from '@/tests/support/pluginRegisters'
import { restClient } from '@/tests/support/restClient'
import { testEachPerson } from '@/tests/support/testEachPerson'
import { startTestPayload, type TestPayload } from '@/tests/support/testPayload'

const STAFF: Person[] = ['moderator', 'admin', 'super-admin']
const ADMINISTRATORS: Person[] = ['admin', 'super-admin']
const PAGES = ['home-page', 'adn-hub', 'job-list-page', 'legal-notice']
const MARK = 'Un brouillon que personne n’a publié'

const ofPlugins = Object.entries(pluginGlobals)

/** A change of each of the settings with versions. */
const SETTINGS_CHANGES: Record<string, object> = {
  ...Object.fromEntries(
    ofPlugins.flatMap(([slug, { change, hasVersions }]) => (hasVersions ? [[slug, change]] : [])),
  ),
  'hero-settings': { mainTitle: MARK },
  'navigation-settings': { items: [{ label: MARK, url: '/' }] },
  'website-settings': { companyName: MARK },
}
const SETTINGS = Object.keys(SETTINGS_CHANGES)

let started: TestPayload
let people: Awaited<ReturnType<typeof signedInPeople>>

beforeAll(async () => {
  started = await startTestPayload()
  people = await signedInPeople(started.payload)
})
afterAll(() => started.stop())

const as = (person: Person) => people.get(person) ?? restClient()

test('Exactly these globals have versions', () => {
  const kept = started.payload.config.globals.filter(({ versions }) => versions)
  expect(kept.map(({ slug }) => slug).sort()).toEqual([...PAGES, ...SETTINGS].sort())
})

describe.each(PAGES)('%s', (slug) => {
  testEachPerson('gives %s only the rights of the role on its versions', async (person) => {
    await as('admin').post(`/globals/${slug}?draft=true`, { seo: { metaTitle: MARK } })
    const table = `_${slug.replaceAll('-', '_')}_v`
    const { rows } = await started.payload.db.pool.query(`SELECT max(id) AS id FROM ${table}`)
    const client = as(person)
    const versions = `/globals/${slug}/versions`
    const listed = await client.get(versions)
    const read = await client.get(`${versions}/${rows[0].id}`)
    const restored = await client.post(`${versions}/${rows[0].id}?draft=true`)
    const status = STAFF.includes(person) ? 200 : 403
    expect([listed.status, read.status, restored.status]).toEqual([status, status, status])
    const isShown = [listed, read].map(({ body }) => JSON.stringify(body).includes(MARK))
    expect(isShown).toEqual([STAFF.includes(person), STAFF.includes(person)])
  })
})

describe.each(SETTINGS)('%s', (slug) => {
  testEachPerson('gives %s only the rights of the role on its versions', async (person) => {
    await as('admin').post(`/globals/${slug}`, SETTINGS_CHANGES[slug])
    const table = `_${slug.replaceAll('-', '_')}_v`
    const { rows } = await started.payload.db.pool.query(`SELECT max(id) AS id FROM ${table}`)
    const client = as(person)
    const versions = `/globals/${slug}/versions`
    const answers = [
      await client.get(versions),
      await client.get(`${versions}/${rows[0].id}`),
      await client.post(`${versions}/${rows[0].id}`),
    ]
    const reads = STAFF.includes(person) ? 200 : 403
    const restores = ADMINISTRATORS.includes(person) ? 200 : 403
    expect(answers.map(({ status }) => status)).toEqual([reads, reads, restores])
  })
})

const UNVERSIONED = [
  'email-settings',
  ...ofPlugins.flatMap(([slug, { hasVersions }]) => (hasVersions ? [] : [slug])),
]

describe.each(UNVERSIONED)('%s', (slug) => {
  testEachPerson('has no versions for %s', async (person) => {
    const client = as(person)
    const answers = [
      await client.get(`/globals/${slug}/versions`),
      await client.get(`/globals/${slug}/versions/1`),
      await client.post(`/globals/${slug}/versions/1`),
    ]
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404])
  })
})
