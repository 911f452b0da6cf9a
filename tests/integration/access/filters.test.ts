import type { FlattenedField, Option } from 'payload'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fieldTypeConditions } from '../../../node_modules/@payloadcms/ui/dist/elements/WhereBuilder/field-types.js'
import { type Person, signInPeople } from '../../support/people'
import { aJobApplication, aJobOffer } from '../../support/records'
import { type RestClient, restClient } from '../../support/restClient'
import { startTestPayload, type TestPayload } from '../../support/testPayload'

const REFUSED_FILTER_SENTENCE =
  'Ce filtre ou ce tri n’est pas possible ici. Vérifiez le champ, la comparaison et la valeur, puis recommencez.'

let testPayload: TestPayload
let clientsByPerson: Map<Person, RestClient>

beforeAll(async () => {
  testPayload = await startTestPayload()
  clientsByPerson = await signInPeople(testPayload.payload)
  await aJobOffer(testPayload.payload, { title: 'Architecte' })
})
afterAll(() => testPayload.stop())

const clientOf = (person: Person) => clientsByPerson.get(person) ?? restClient()

const FILTER_OF_NO_FIELD = '[title][near]=1,2,3'

test.each([
  `where${FILTER_OF_NO_FIELD}`,
  `where[or][0][and][0]${FILTER_OF_NO_FIELD}`,
  `where[and][0]${FILTER_OF_NO_FIELD}&where[and][1][title][equals]=x`,
  'where[createdAt][like]=2026',
  'where[publishedDate][contains]=2026',
  'where[closedAs][like]=filled',
  'where[isActive][like]=true',
  'where[id][all]=1',
  'where[title][like][]=x',
  'where[profile][within]=1',
  'where[and]=x',
  'where=foo',
  'where=[1]',
  'where={"title":{"near":"1,2,3"}}',
  'data=1',
  'data={',
])('Visitors and staff get an error with a sentence for the query %s', async (query) => {
  for (const client of [clientOf('visitor'), clientOf('moderator')]) {
    for (const path of ['/job-offers', '/job-offers/count']) {
      const { status, body } = await client.get(`${path}?${encodeURI(query)}`)
      expect(status).toBe(400)
      expect(JSON.stringify(body)).toMatch(/recommencez/)
    }
  }
})

test('A filter with a thousand levels is refused before it is followed', async () => {
  const deep = `${'{"and":['.repeat(1_000)}{}${']}'.repeat(1_000)}`
  expect((await clientOf('visitor').get(`/job-offers?where=${encodeURI(deep)}`)).status).toBe(400)
})

test('The error names what to check', async () => {
  const { body } = await clientOf('visitor').get(`/job-offers?where${FILTER_OF_NO_FIELD}`)
  expect(body).toEqual({ errors: [{ message: REFUSED_FILTER_SENTENCE }] })
})

test.each(['/job-offers/1?data=1', '/globals/website-settings?data=1', '/media?where=foo'])(
  '%s is refused with 400',
  async (path) => {
    expect((await clientOf('visitor').get(path)).status).toBe(400)
  },
)

test('Invalid filters of staff are refused in relations, versions and bulk changes', async () => {
  const admin = clientOf('super-admin')
  const answers = [
    await admin.get(`/application-events?where[account.name][near]=1`),
    await admin.get(`/application-events?where[account.createdAt][like]=1`),
    await admin.get(`/expertise-pages/versions?where[version.title][near]=1`),
    await admin.get(`/expertise-pages/versions?where[parent][contains]=1`),
    await admin.get(`/globals/home-page/versions?where[version.updatedAt][like]=1`),
    await admin.get(`/payload-locked-documents?where[user][equals]=1`),
    await admin.patch(`/job-offers?where${FILTER_OF_NO_FIELD}`, { isActive: false }),
    await admin.delete(`/job-offers?where${FILTER_OF_NO_FIELD}`),
  ]
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 400))
})

/** The typed value for each type that Payload's own filters offer. */
const VALUES_BY_FIELD_TYPE: Record<string, string> = {
  checkbox: 'true',
  date: '2026-11-23T00:00:00.000Z',
  number: '1',
  relationship: '1',
  upload: '1',
}

test('Each filter that the admin offers is accepted, for each field of each list', async () => {
  const failed: string[] = []
  const met = new Set<string>()
  for (const { slug, flattenedFields, admin } of testPayload.payload.config.collections) {
    if (admin.hidden === true || slug.startsWith('payload-')) continue
    for (const field of flattenedFields) {
      const type = field.type === 'radio' ? 'select' : field.type
      const offered = type in fieldTypeConditions ? fieldTypeConditions[type] : null
      if (!offered?.operators || isClosedField(field)) continue
      const value =
        'options' in field ? optionValue(field.options[0]) : (VALUES_BY_FIELD_TYPE[type] ?? 'x')
      for (const { value: operator } of offered.operators) {
        const kind = `${type} ${'hasMany' in field && field.hasMany} ${field.localized} ${operator}`
        if (met.has(kind) || !met.add(kind)) continue
        const address = `/${slug}?limit=1&depth=0&where[or][0][and][0][${field.name}][${operator}]=${value}`
        const { status } = await clientOf('super-admin').get(address)
        if (status !== 200) failed.push(`${address} ${status}`)
      }
    }
  }
  expect(met.size).toBeGreaterThan(40)
  expect(failed).toEqual([])
})

const isClosedField = (field: FlattenedField) =>
  Reflect.get(field, 'virtual') ||
  Reflect.get(field, 'hidden') ||
  Reflect.get(field, 'access')?.read

const optionValue = (option: Option | undefined) =>
  typeof option === 'object' ? option.value : option

test('The queries of the admin are accepted', async () => {
  const { id } = await aJobOffer(testPayload.payload, { title: 'Cheffe de chantier' })
  const application = await aJobApplication(testPayload.payload, { jobOffer: id })
  const asked: [path: string, where: string, found: number][] = [
    ['/job-offers', `[id][in]=${id},999`, 1],
    ['/job-offers', `[id][like]=${id}`, 1],
    ['/job-offers', `[and][0][id][not_in][]=${id}&where[and][1][title][like]=chantier`, 0],
    ['/job-offers', `[or][0][title][like]=chantier%20cheffe`, 1],
    ['/job-offers', `[title][contains]=chant`, 1],
    ['/job-applications', `[and][0][jobOffer][equals]=${id}`, 1],
    ['/job-applications', `[jobOffer][in][]=${id}`, 1],
    ['/job-applications', `[jobOffer.title][like]=chantier`, 1],
    ['/job-applications', `[jobOffer.id][equals]=${id}`, 1],
    ['/job-applications', `[id][equals]=${application.id}`, 1],
    ['/users', `[and][0][status][equals]=invited&where[and][1][invitedAt][exists]=false`, 1],
  ]
  for (const [path, where, found] of asked) {
    const { status, body } = await clientOf('admin').get(`${path}?where${where}`)
    expect({ where, status, found: body.totalDocs }).toEqual({ where, status: 200, found })
  }
})
