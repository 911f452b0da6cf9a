import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Person, signInPeople } from '@/tests/support/people'
import { pluginGlobals } from '@/tests/support/pluginRegisters'
import { restClient } from '@/tests/support/restClient'
import { testEachPerson } from '@/tests/support/testEachPerson'
import { startTestPayload, type TestPayload } from '@/tests/support/testPayload'

const STAFF_ROLES: Person[] = ['moderator', 'admin', 'super-admin']
const ADMIN_ROLES: Person[] = ['admin', 'super-admin']
const PAGE_GLOBAL_SLUGS = ['home-page', 'adn-hub', 'job-list-page', 'legal-notice']
const DRAFT_TEXT = 'Un brouillon que personne n’a publié'

const ofPlugins = Object.entries(pluginGlobals)

/** A change of each of the settings with versions. */
const SETTINGS_CHANGES: Record<string, object> = {
  ...Object.fromEntries(
    ofPlugins.flatMap(([slug, { change, hasVersions }]) => (hasVersions ? [[slug, change]] : [])),
  ),
  'hero-settings': { mainTitle: DRAFT_TEXT },
  'navigation-settings': { items: [{ label: DRAFT_TEXT, url: '/' }] },
  'website-settings': { companyName: DRAFT_TEXT },
}
const SETTINGS_SLUGS = Object.keys(SETTINGS_CHANGES)

let testPayload: TestPayload
let clientsByPerson: Awaited<ReturnType<typeof signInPeople>>

beforeAll(async () => {
  testPayload = await startTestPayload()
  clientsByPerson = await signInPeople(testPayload.payload)
})
afterAll(() => testPayload.stop())

const clientOf = (person: Person) => clientsByPerson.get(person) ?? restClient()

test('Exactly these globals have versions', () => {
  const kept = testPayload.payload.config.globals.filter(({ versions }) => versions)
  expect(kept.map(({ slug }) => slug).sort()).toEqual(
    [...PAGE_GLOBAL_SLUGS, ...SETTINGS_SLUGS].sort(),
  )
})

describe.each(PAGE_GLOBAL_SLUGS)('%s', (slug) => {
  testEachPerson('gives %s only the rights of the role on its versions', async (person) => {
    await clientOf('admin').post(`/globals/${slug}?draft=true`, { seo: { metaTitle: DRAFT_TEXT } })
    const table = `_${slug.replaceAll('-', '_')}_v`
    const { rows } = await testPayload.payload.db.pool.query(`SELECT max(id) AS id FROM ${table}`)
    const client = clientOf(person)
    const versions = `/globals/${slug}/versions`
    const listed = await client.get(versions)
    const read = await client.get(`${versions}/${rows[0].id}`)
    const restored = await client.post(`${versions}/${rows[0].id}?draft=true`)
    const status = STAFF_ROLES.includes(person) ? 200 : 403
    expect([listed.status, read.status, restored.status]).toEqual([status, status, status])
    const isShown = [listed, read].map(({ body }) => JSON.stringify(body).includes(DRAFT_TEXT))
    expect(isShown).toEqual([STAFF_ROLES.includes(person), STAFF_ROLES.includes(person)])
  })
})

describe.each(SETTINGS_SLUGS)('%s', (slug) => {
  testEachPerson('gives %s only the rights of the role on its versions', async (person) => {
    await clientOf('admin').post(`/globals/${slug}`, SETTINGS_CHANGES[slug])
    const table = `_${slug.replaceAll('-', '_')}_v`
    const { rows } = await testPayload.payload.db.pool.query(`SELECT max(id) AS id FROM ${table}`)
    const client = clientOf(person)
    const versions = `/globals/${slug}/versions`
    const answers = [
      await client.get(versions),
      await client.get(`${versions}/${rows[0].id}`),
      await client.post(`${versions}/${rows[0].id}`),
    ]
    const reads = STAFF_ROLES.includes(person) ? 200 : 403
    const restores = ADMIN_ROLES.includes(person) ? 200 : 403
    expect(answers.map(({ status }) => status)).toEqual([reads, reads, restores])
  })
})

const UNVERSIONED = [
  'email-settings',
  ...ofPlugins.flatMap(([slug, { hasVersions }]) => (hasVersions ? [] : [slug])),
]

describe.each(UNVERSIONED)('%s', (slug) => {
  testEachPerson('has no versions for %s', async (person) => {
    const client = clientOf(person)
    const answers = [
      await client.get(`/globals/${slug}/versions`),
      await client.get(`/globals/${slug}/versions/1`),
      await client.post(`/globals/${slug}/versions/1`),
    ]
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404])
  })
})
