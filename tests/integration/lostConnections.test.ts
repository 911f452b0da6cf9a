import { sql } from '@payloadcms/db-postgres'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { eventually } from '../support/eventually'
import { startFaultyProxy } from '../support/startFaultyProxy'
import { emptyTestDatabase, startOwnPayload, type TestPayload } from '../support/testPayload'

let faultyProxy: Awaited<ReturnType<typeof startFaultyProxy>>
let testPayload: TestPayload

beforeAll(async () => {
  const databaseUrl = new URL(await emptyTestDatabase())
  faultyProxy = await startFaultyProxy(databaseUrl.href)
  databaseUrl.port = new URL(faultyProxy.url).port
  testPayload = await startOwnPayload({ DATABASE_URL: databaseUrl.href })
})
afterAll(async () => {
  await testPayload.stop()
  await faultyProxy.stop()
})

test('A connection that the database closes, idle or in a transaction, does not end the process', async () => {
  const { payload } = testPayload
  const uncaught = vi.fn()
  process.on('uncaughtException', uncaught)
  const reported = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const idle = payload.count({ collection: 'users' })
  await idle
  const transaction = await payload.db.beginTransaction()

  await payload.db.drizzle.execute(sql`
    SELECT pg_terminate_backend(pid) FROM pg_stat_activity
    WHERE datname = current_database() AND pid <> pg_backend_pid()`)
  await eventually(() => expect(reported).toHaveBeenCalled())

  if (transaction) await payload.db.rollbackTransaction(transaction).catch(() => undefined)
  // The first user of a lost connection gets an error, the next one does not.
  await eventually(async () =>
    expect(await payload.count({ collection: 'users' })).toHaveProperty('totalDocs'),
  )
  expect(uncaught).not.toHaveBeenCalled()
  process.off('uncaughtException', uncaught)
  reported.mockRestore()
})

test('Repeated resets of the network take no connection from the pool', async () => {
  const { pool } = testPayload.payload.db
  const reported = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  for (let resets = 0; resets < 3; resets++) {
    await testPayload.payload.count({ collection: 'users' })
    expect(pool.idleCount).toBe(pool.totalCount)
    faultyProxy.reset()
    await eventually(() => expect(pool.totalCount).toBe(0))
  }
  reported.mockRestore()
})
