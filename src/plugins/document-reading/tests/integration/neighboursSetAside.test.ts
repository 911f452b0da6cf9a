import { createLocalReq } from 'payload'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findNeighbourApplications } from '@/src/plugins/document-reading/queries/findNeighbourApplications'
import { aJobApplication, aUser } from '@/tests/support/records'
import { startTestPayload, type TestPayload } from '@/tests/support/testPayload'

let testPayload: TestPayload
beforeAll(async () => {
  testPayload = await startTestPayload()
})
afterAll(() => testPayload.stop())

test('In the list of spam the neighbours follow its order, and no application waits', async () => {
  const { payload } = testPayload
  await aJobApplication(payload)
  const [first, second] = [await aJobApplication(payload), await aJobApplication(payload)]
  for (const { id } of [first, second]) {
    await payload.update({ collection: 'job-applications', id, data: { isSpam: true } })
  }
  const user = { ...(await aUser(payload, { role: 'admin' })), collection: 'users' as const }
  const req = await createLocalReq({ user }, payload)
  const opened = await payload.findByID({ collection: 'job-applications', id: second.id })
  const list = 'where[or][0][and][0][isSpam][equals]=true'
  const way = await findNeighbourApplications(req, opened, { list, passed: [] })
  expect(way).toMatchObject({ next: first.id, nextPending: null, pendingLeft: 0 })
})
