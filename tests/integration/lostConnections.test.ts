import { sql } from '@payloadcms/db-postgres'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { startOwnPayload, type TestPayload } from '../support/testPayload'

let site: TestPayload

beforeAll(async () => {
  site = await startOwnPayload()
})
afterAll(() => site.stop())

test('a connection that the database closes, idle or in a transaction, does not end the process', async () => {
  const { payload } = site
  const uncaught = vi.fn()
  process.on('uncaughtException', uncaught)
  const reported = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const idle = payload.count({ collection: 'users' })
  await idle
  const transaction = await payload.db.beginTransaction()

  await payload.db.drizzle.execute(sql`
    SELECT pg_terminate_backend(pid) FROM pg_stat_activity
    WHERE datname = current_database() AND pid <> pg_backend_pid()`)
  await vi.waitFor(() => expect(reported).toHaveBeenCalled(), 10_000)

  if (transaction) await payload.db.rollbackTransaction(transaction).catch(() => undefined)
  // Whoever takes a lost connection before its end is noticed gets an error; the next one does not.
  await vi.waitFor(
    async () => expect(await payload.count({ collection: 'users' })).toHaveProperty('totalDocs'),
    10_000,
  )
  expect(uncaught).not.toHaveBeenCalled()
  process.off('uncaughtException', uncaught)
  reported.mockRestore()
})
