import { createLocalReq, type PayloadRequest } from 'payload'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { SORTABLE_EXPORT_COLUMNS } from '@/src/domain/admin/exportedList'
import { findNeighbourApplications } from '@/src/plugins/document-reading/queries/findNeighbourApplications'
import { aJobApplication, aUser } from '@/tests/support/records'
import { startTestPayload, type TestPayload } from '@/tests/support/testPayload'

let testPayload: TestPayload
let payloadRequest: PayloadRequest
let applicationIds: Record<string, number>

beforeAll(async () => {
  testPayload = await startTestPayload()
  const { payload } = testPayload
  const user = { ...(await aUser(payload, { role: 'moderator' })), collection: 'users' as const }
  payloadRequest = await createLocalReq({ user }, payload)
  applicationIds = {}
  for (const [name, status] of [
    ['Alice', 'pending'],
    ['Denis', 'rejected'],
    ['Bruno', 'pending'],
    ['Chloé', 'rejected'],
  ] as const) {
    const { id } = await aJobApplication(payload, { candidateName: name, status })
    applicationIds[name] = id
  }
})
afterAll(() => testPayload.stop())

/** Finds the neighbours by name. @param through the visited applications, also by name */
async function findNeighbourNames(name: string, list: string, through: string[] = []) {
  const found = await findNeighbours(name, list, through)
  const nameOf = (id: number | null) =>
    Object.keys(applicationIds).find((known) => applicationIds[known] === id) ?? null
  return [nameOf(found.previous), nameOf(found.next), nameOf(found.nextPending)]
}

async function findNeighbours(name: string, list: string, through: string[] = []) {
  const application = await testPayload.payload.findByID({
    collection: 'job-applications',
    id: applicationIds[name] ?? 0,
  })
  const passed = through.map((one) => applicationIds[one] ?? 0)
  return findNeighbourApplications(payloadRequest, application, { list, passed })
}

test.each([
  ['The latest application comes first', 'Denis', '', ['Bruno', 'Alice', 'Alice']],
  [
    'The last application has no next one, but another one may wait',
    'Alice',
    '',
    ['Denis', null, 'Bruno'],
  ],
  [
    'The neighbours follow the order of the list',
    'Chloé',
    'sort=candidateName',
    ['Bruno', 'Denis', 'Alice'],
  ],
  [
    'The neighbours are in the filtered list',
    'Denis',
    'where[status][equals]=rejected',
    ['Chloé', null, null],
  ],
  ['The neighbours are in the searched list', 'Bruno', 'search=Bruno', [null, null, null]],
  [
    'An invalid filter is ignored',
    'Denis',
    'where[password][equals]=x',
    ['Bruno', 'Alice', 'Alice'],
  ],
  ['An invalid query is ignored', 'Denis', 'where=1&sort=%00', ['Bruno', 'Alice', 'Alice']],
])('%s', async (_what, name, list, neighbours) => {
  expect(await findNeighbourNames(name, list)).toEqual(neighbours)
})

const PENDING_FILTER = 'where[status][equals]=pending'

// The order is the latest first: Chloé, Bruno, Denis, Alice; Chloé and Denis are decided.
test.each([
  ['a decided application that was not visited is skipped', 'Bruno', [], [null, 'Alice', 'Alice']],
  [
    'the application just decided is the previous one',
    'Bruno',
    ['Chloé'],
    ['Chloé', 'Alice', 'Alice'],
  ],
  [
    'the visited applications lead back one by one',
    'Alice',
    ['Chloé', 'Denis'],
    ['Denis', null, 'Bruno'],
  ],
  [
    'the visited applications lead forward again',
    'Chloé',
    ['Denis', 'Bruno'],
    [null, 'Bruno', 'Bruno'],
  ],
  ['visited applications that were decided remain', 'Bruno', ['Denis'], [null, 'Denis', 'Alice']],
])('In a filtered list %s', async (_what, name, through, neighbours) => {
  expect(await findNeighbourNames(name, PENDING_FILTER, through)).toEqual(neighbours)
})

test.each([
  ['', { position: 3, total: 4 }],
  ['where[or][0][and][]=', { position: 3, total: 4 }],
])(
  'In the unfiltered list “%s” the next application may be one that was visited',
  async (list, place) => {
    expect(await findNeighbourNames('Denis', list, ['Chloé', 'Bruno'])).toEqual([
      'Bruno',
      'Alice',
      'Alice',
    ])
    expect((await findNeighbours('Denis', list, ['Chloé', 'Bruno'])).place).toEqual(place)
  },
)

test.each([
  ['', 'Chloé', 2],
  ['', 'Alice', 1],
  [PENDING_FILTER, 'Bruno', 1],
  ['where[status][equals]=rejected', 'Denis', 0],
])(
  'In the list “%s” the number of waiting applications beside %s is %i',
  async (list, name, left) => {
    expect((await findNeighbours(name, list)).pendingLeft).toBe(left)
  },
)

test.each([
  ['', 'Chloé', [], { position: 1, total: 4 }],
  ['', 'Alice', [], { position: 4, total: 4 }],
  [PENDING_FILTER, 'Bruno', [], { position: 1, total: 2 }],
  // The decided ones remain a part of the visited applications.
  [PENDING_FILTER, 'Alice', ['Chloé', 'Denis'], { position: 4, total: 4 }],
])('In the list “%s” the position of %s is counted', async (list, name, through, place) => {
  expect((await findNeighbours(name, list, through)).place).toEqual(place)
})

test.each(SORTABLE_EXPORT_COLUMNS['job-applications'].flatMap((field) => [field, `-${field}`]))(
  'The reading view steps through a list sorted by %s in the order of the list, equal values included',
  async (sort) => {
    const { payload } = testPayload
    const candidateName = 'Ordonnée Égale'
    // Two promised dates with two candidates each, and two candidates without a date.
    for (const answerDueOn of [
      '2026-12-02',
      '2026-12-01',
      null,
      '2026-12-02',
      null,
      '2026-12-01',
    ]) {
      const { id } = await aJobApplication(payload, { candidateName })
      await payload.db.pool.query(
        'UPDATE job_applications SET answer_due_on = $1, created_at = $2, updated_at = $2 WHERE id = $3',
        [answerDueOn, '2026-11-01', id],
      )
    }
    const where = { candidateName: { equals: candidateName } }
    const { docs } = await payload.find({ collection: 'job-applications', where, sort, limit: 0 })
    const list = `${encodeURIComponent('where[candidateName][equals]')}=${encodeURIComponent(candidateName)}&sort=${sort}`
    const steps = []
    for (const application of docs) {
      const { next, place, previous } = await findNeighbourApplications(
        payloadRequest,
        application,
        {
          list,
          passed: [],
        },
      )
      steps.push([place.position, previous, next])
    }
    expect(steps).toEqual(
      docs.map((_, at) => [at + 1, docs[at - 1]?.id ?? null, docs[at + 1]?.id ?? null]),
    )
    await payload.delete({ collection: 'job-applications', where })
  },
)
