import { createLocalReq, type PayloadRequest } from 'payload'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findNeighbourApplications } from '@/src/queries/findNeighbourApplications'
import { aJobApplication, aUser } from '@/tests/support/records'
import { startTestPayload, type TestPayload } from '@/tests/support/testPayload'

let started: TestPayload
let req: PayloadRequest
let ids: Record<string, number>

beforeAll(async () => {
  started = await startTestPayload()
  const { payload } = started
  const user = { ...(await aUser(payload, { role: 'moderator' })), collection: 'users' as const }
  req = await createLocalReq({ user }, payload)
  ids = {}
  for (const [name, status] of [
    ['Alice', 'pending'],
    ['Denis', 'rejected'],
    ['Bruno', 'pending'],
    ['Chloé', 'rejected'],
  ] as const) {
    const { id } = await aJobApplication(payload, { candidateName: name, status })
    ids[name] = id
  }
})
afterAll(() => started.stop())

/** The neighbours by name. */
async function beside(name: string, list: string) {
  const application = await started.payload.findByID({
    collection: 'job-applications',
    id: ids[name] ?? 0,
  })
  const nameOf = (id: number | null) => Object.keys(ids).find((known) => ids[known] === id) ?? null
  const { previous, next, nextPending } = await findNeighbourApplications(req, application, list)
  return [nameOf(previous), nameOf(next), nameOf(nextPending)]
}

test.each([
  ['the latest comes first', 'Denis', '', ['Bruno', 'Alice', 'Alice']],
  [
    'at the end of the list nothing follows, but another may wait',
    'Alice',
    '',
    ['Denis', null, 'Bruno'],
  ],
  ['in the order of the list', 'Chloé', 'sort=candidateName', ['Bruno', 'Denis', 'Alice']],
  [
    'among those the list is narrowed to',
    'Denis',
    'where[status][equals]=rejected',
    ['Chloé', null, null],
  ],
  ['among those searched for', 'Bruno', 'search=Bruno', [null, null, null]],
  [
    'a list that cannot be read is the whole one',
    'Denis',
    'where[password][equals]=x',
    ['Bruno', 'Alice', 'Alice'],
  ],
  ['so is one that is no list', 'Denis', 'where=1&sort=%00', ['Bruno', 'Alice', 'Alice']],
])('%s', async (_what, name, list, neighbours) => {
  expect(await beside(name, list)).toEqual(neighbours)
})
