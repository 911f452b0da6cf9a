import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startWorker } from '@/src/server/worker/startWorker'
import { eventually } from '@/tests/support/eventually'
import { listenOnFreePort } from '@/tests/support/listenOnFreePort'
import { startTestPayload, type TestPayload } from '@/tests/support/testPayload'

let testPayload: TestPayload

beforeAll(async () => {
  testPayload = await startTestPayload()
})
afterAll(() => testPayload.stop())

async function insertExpiringRows({ address, until }: { address: string; until: Date }) {
  const { pool } = testPayload.payload.db
  for (const limits of ['submission_limits', 'account_limits']) {
    await pool.query(`INSERT INTO ${limits} VALUES ($1, 1, $2)`, [address, until.getTime()])
  }
  await pool.query("INSERT INTO submission_drafts VALUES ($1, $2, $3, '{}')", [
    randomUUID(),
    address,
    until,
  ])
}

async function readStoredAddresses() {
  const { rows } = await testPayload.payload.db.pool.query(
    `SELECT key AS address FROM submission_limits UNION ALL SELECT key FROM account_limits
    UNION ALL SELECT address FROM submission_drafts`,
  )
  return rows.map(({ address }) => address)
}

test('The worker deletes expired IP addresses without a new request', async () => {
  const hour = 3_600_000
  await insertExpiringRows({ address: '192.0.2.1', until: new Date(Date.now() - hour) })
  await insertExpiringRows({ address: '192.0.2.2', until: new Date(Date.now() + hour) })
  const worker = startWorker({
    databaseUrl: testPayload.databaseUrl,
    siteUrl: await listenOnFreePort((_request, response) => response.end('{}')),
    secret: 'secret',
  })
  await eventually(async () =>
    expect(await readStoredAddresses()).toEqual(Array(3).fill('192.0.2.2')),
  )
  await worker.stop()
})
