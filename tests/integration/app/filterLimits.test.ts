import { afterAll, beforeAll, expect, test } from 'vitest'
import { type RestClient, restClient } from '../../support/restClient'
import { sessionOf } from '../../support/sessionOf'
import { startTestPayload, type TestPayload } from '../../support/testPayload'

let testPayload: TestPayload
let staffClient: RestClient
const visitorClient = restClient()

beforeAll(async () => {
  testPayload = await startTestPayload()
  const { Cookie } = await sessionOf(testPayload.payload, { role: 'moderator' })
  staffClient = restClient(Cookie)
})
afterAll(() => testPayload.stop())

const FILTER_REFUSED_SENTENCE = 'Ce filtre demande trop de choses à la fois.'

/** Builds this many conditions side by side, each with the same text. */
const queryWithConditions = (count: number, condition = '[title][like]=a') =>
  Array.from({ length: count }, (_, index) => `where[or][${index}]${condition}`).join('&')
const queryWithWords = (count: number) => `where[title][like]=${Array(count).fill('a').join('%20')}`
const queryWithValues = (count: number) => `where[id][in]=${Array(count).fill(1).join(',')}`
/** Builds a condition below this many lists. */
const nestedQuery = (depth: number) =>
  `where=${'{"and":['.repeat(depth)}{"title":{"like":"a"}}${']}'.repeat(depth)}`

async function requestStatus(client: RestClient, query: string, collection = 'job-offers') {
  const { status, body } = await client.get(`/${collection}?${query}`)
  const isRefused = JSON.stringify(body).includes(FILTER_REFUSED_SENTENCE)
  return isRefused ? `${status} refused` : `${status}`
}

test.each([
  { filter: '10 conditions', query: queryWithConditions(10), response: '200' },
  { filter: '11 conditions', query: queryWithConditions(11), response: '400 refused' },
  { filter: '10 words', query: queryWithWords(10), response: '200' },
  { filter: '11 words', query: queryWithWords(11), response: '400 refused' },
  { filter: '100 values', query: queryWithValues(100), response: '200' },
  { filter: '101 values', query: queryWithValues(101), response: '400 refused' },
])('A visitor’s filter with $filter gets $response', async ({ query, response }) => {
  expect(await requestStatus(visitorClient, query)).toBe(response)
})

test('A visitor’s filter follows no relation', async () => {
  const query = 'where[heroImage.filename][like]=a'
  expect(await requestStatus(visitorClient, query, 'expertise-pages')).toBe('400 refused')
  expect(await requestStatus(visitorClient, query.replace('.', '__'), 'expertise-pages')).toBe(
    '400 refused',
  )
})

test.each([
  { filter: '100 conditions', query: queryWithConditions(100), response: '200' },
  { filter: '101 conditions', query: queryWithConditions(101), response: '400 refused' },
  { filter: '50 words', query: queryWithWords(50), response: '200' },
  { filter: '51 words', query: queryWithWords(51), response: '400 refused' },
  {
    filter: '1,000 values, as many as a selection has',
    query: queryWithValues(1000),
    response: '200',
  },
  { filter: '1,001 values', query: queryWithValues(1001), response: '400 refused' },
])('A colleague’s filter with $filter gets $response', async ({ query, response }) => {
  expect(await requestStatus(staffClient, query)).toBe(response)
})

test('A colleague’s filter follows at most ten relations', async () => {
  const through = (count: number) => queryWithConditions(count, '[heroImage.filename][like]=a')
  expect(await requestStatus(staffClient, through(10), 'expertise-pages')).toBe('200')
  expect(await requestStatus(staffClient, through(11), 'expertise-pages')).toBe('400 refused')
})

test.each(['X-HTTP-Method-Override', 'X-Payload-HTTP-Method-Override'])(
  'A filter in the body of a POST with %s has the same limits',
  async (override) => {
    const { POST } = await import('@/src/app/(payload)/api/[...slug]/route')
    const send = (body: string) =>
      POST(
        new Request('https://exemplia.test/api/job-offers', {
          method: 'POST',
          body,
          headers: { 'content-type': 'application/x-www-form-urlencoded', [override]: 'GET' },
        }),
        { params: Promise.resolve({ slug: ['job-offers'] }) },
      )
    expect((await send(queryWithConditions(10))).status).toBe(200)
    expect((await send(queryWithConditions(20_000))).status).toBe(400)
    expect((await send(queryWithWords(100_000))).status).toBe(400)
    expect((await send(queryWithValues(150_000))).status).toBe(400)
    expect((await send(nestedQuery(10))).status).toBe(200)
    for (const depth of [11, 5_000, 50_000]) {
      const response = await send(nestedQuery(depth))
      expect({ depth, status: response.status }).toEqual({ depth, status: 400 })
    }
  },
)

test('A query of the application itself has no limits', async () => {
  const ids = Array.from({ length: 20_000 }, (_, index) => index)
  const { docs } = await testPayload.payload.find({
    collection: 'job-offers',
    overrideAccess: false,
    where: { id: { in: ids } },
  })
  expect(docs).toEqual([])
})
