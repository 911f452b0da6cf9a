import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { PEOPLE, type Person, signInPeople } from '../../support/people'
import { restClient } from '../../support/restClient'
import { startTestPayload, type TestPayload } from '../../support/testPayload'

let testPayload: TestPayload
let clientsByPerson: Awaited<ReturnType<typeof signInPeople>>

beforeAll(async () => {
  testPayload = await startTestPayload()
  clientsByPerson = await signInPeople(testPayload.payload)
})
afterAll(() => testPayload.stop())

const clientOf = (person: Person) => clientsByPerson.get(person) ?? restClient()
const endpointNames = (endpoints: false | { method: string; path: string }[] | undefined) =>
  (endpoints || []).map(({ method, path }) => `${method} ${path}`).sort()

test('Payload answers at these addresses beside those of documents', () => {
  // The image of a shared admin page is added at the first REST request.
  const known = new Set([...endpointNames(testPayload.payload.config.endpoints), 'get /og'])
  expect([...known].sort()).toEqual(['get /access', 'get /og', 'post /reorder'])
})

test('The job queue has only these endpoints beside those of a collection', () => {
  const { 'payload-jobs': jobs, 'job-offers': offers } = testPayload.payload.collections
  const usual = endpointNames(offers.config.endpoints)
  const own = endpointNames(jobs.config.endpoints).filter((address) => !usual.includes(address))
  expect(own).toEqual(['get /handle-schedules', 'get /run'])
})

describe.each(PEOPLE)('%s', (person) => {
  test.each(['/payload-jobs/run', '/payload-jobs/handle-schedules'])(
    'cannot run jobs: %s',
    async (path) => {
      expect((await clientOf(person).get(path)).status).toBe(401)
      const posted = (await clientOf(person).post(path, {})).status
      expect([401, 403, 404]).toContain(posted)
    },
  )

  test.each(['queue', 'cancel', 'cancel/1'])('cannot queue or cancel jobs: %s', async (path) => {
    const { rows: before } = await testPayload.payload.db.pool.query('SELECT id FROM payload_jobs')
    const sent = { task: 'announceMessage', input: { id: 1 } }
    expect((await clientOf(person).post(`/payload-jobs/${path}`, sent)).status).toBe(404)
    const { rows } = await testPayload.payload.db.pool.query('SELECT id FROM payload_jobs')
    expect(rows).toEqual(before)
  })

  test.each(['graphql', 'graphql-playground'])('gets 404 from %s', async (path) => {
    const query = { query: '{ Users { docs { email } } }' }
    expect((await clientOf(person).get(`/${path}`)).status).toBe(404)
    expect((await clientOf(person).post(`/${path}`, query)).status).toBe(404)
  })
})
