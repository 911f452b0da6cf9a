import { afterAll, beforeAll, expect, test } from 'vitest'
import { isDatabasePrepared } from '@/src/server/isDatabasePrepared'
import { aUser } from '@/tests/support/records'
import { startTestPayload, type TestPayload } from '@/tests/support/testPayload'

let testPayload: TestPayload

beforeAll(async () => {
  testPayload = await startTestPayload()
})
afterAll(() => testPayload.stop())

test('A database is prepared once it has every migration and a first account', async () => {
  const { payload, databaseUrl } = testPayload
  const empty = new URL(databaseUrl)
  empty.pathname = '/postgres'
  expect(await isDatabasePrepared(empty.href)).toBe(false)
  expect(await isDatabasePrepared(databaseUrl)).toBe(false)
  await aUser(payload)
  expect(await isDatabasePrepared(databaseUrl)).toBe(true)
  await payload.db.pool.query("DELETE FROM payload_migrations WHERE name LIKE '%sql'")
  expect(await isDatabasePrepared(databaseUrl)).toBe(false)
})
