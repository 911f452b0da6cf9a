import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { PEOPLE, type Person, signedInPeople } from '../../support/people'
import { restClient } from '../../support/restClient'
import { startTestPayload, type TestPayload } from '../../support/testPayload'

let started: TestPayload
let people: Awaited<ReturnType<typeof signedInPeople>>

beforeAll(async () => {
  started = await startTestPayload()
  people = await signedInPeople(started.payload)
})
afterAll(() => started.stop())

const as = (person: Person) => people.get(person) ?? restClient()
const addresses = (endpoints: false | { method: string; path: string }[] | undefined) =>
  (endpoints || []).map(({ method, path }) => `${method} ${path}`).sort()

test('Payload answers at these addresses beside those of documents', () => {
  // The image of a shared admin page is added at the first REST request.
  const known = new Set([...addresses(started.payload.config.endpoints), 'get /og'])
  expect([...known].sort()).toEqual(['get /access', 'get /og', 'post /reorder'])
})

test('The job queue has only these endpoints beside those of a collection', () => {
  const { 'payload-jobs': jobs, 'job-offers': offers } = started.payload.collections
  const usual = addresses(offers.config.endpoints)
  const own = addresses(jobs.config.endpoints).filter((address) => !usual.includes(address))
  expect(own).toEqual(['get /handle-schedules', 'get /run'])
})

describe.each(PEOPLE)('%s', (person) => {
  test.each(['/payload-jobs/run', '/payload-jobs/handle-schedules'])(
    'cannot run jobs: %s',
    async (path) => {
      expect((await as(person).get(path)).status).toBe(401)
      const posted = (await as(person).post(path, {})).status
      expect([401, 403, 404]).toContain(posted)
    },
  )

  test.each(['queue', 'cancel', 'cancel/1'])('cannot queue or cancel jobs: %s', async (path) => {
    const { rows: before } = await started.payload.db.pool.query('SELECT id FROM payload_jobs')
    const sent = { task: 'announceMessage', input: { id: 1 } }
    expect((await as(person).post(`/payload-jobs/${path}`, sent)).status).toBe(404)
    const { rows } = await started.payload.db.pool.query('SELECT id FROM payload_jobs')
    expect(rows).toEqual(before)
  })

  test.each(['graphql', 'graphql-playground'])('gets 404 from %s', async (path) => {
    const query = { query: '{ Users { docs { email } } }' }
    expect((await as(person).get(`/${path}`)).status).toBe(404)
    expect((await as(person).post(`/${path}`, query)).status).toBe(404)
  })
})
