import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { PEOPLE, type Person, signedInPeople } from '../../support/people'
import { restClient } from '../../support/restClient'
import { startTestPayload, type TestPayload } from '../../support/testPayload'

const STAFF: Person[] = ['moderator', 'admin', 'super-admin']
const PAGES = ['home-page', 'adn-hub', 'job-list-page', 'legal-notice']
const MARK = 'Un brouillon que personne n’a publié'

let started: TestPayload
let people: Awaited<ReturnType<typeof signedInPeople>>

beforeAll(async () => {
  started = await startTestPayload()
  people = await signedInPeople(started.payload)
})
afterAll(() => started.stop())

const as = (person: Person) => people.get(person) ?? restClient()

test('these globals keep versions, and no other', () => {
  const kept = started.payload.config.globals.filter(({ versions }) => versions)
  expect(kept.map(({ slug }) => slug).sort()).toEqual([...PAGES].sort())
})

describe.each(PAGES)('%s', (slug) => {
  test.each(PEOPLE)('%s lists, reads and restores its versions, or may not', async (person) => {
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

describe.each(['website-settings', 'email-settings', 'data-retention'])('%s', (slug) => {
  test.each(PEOPLE)('%s finds no versions of it', async (person) => {
    const client = as(person)
    const answers = [
      await client.get(`/globals/${slug}/versions`),
      await client.get(`/globals/${slug}/versions/1`),
      await client.post(`/globals/${slug}/versions/1`),
    ]
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404])
  })
})
