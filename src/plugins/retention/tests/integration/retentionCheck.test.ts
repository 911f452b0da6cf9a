import { afterAll, beforeAll, expect, test } from 'vitest'
import { checkLastRetentionRun } from '@/src/plugins/retention/health/checks/retention'
import { aUser } from '@/tests/support/records'
import { startTestPayload, type TestPayload } from '@/tests/support/testPayload'

let testPayload: TestPayload
let readHealthState: () => Promise<string>

beforeAll(async () => {
  testPayload = await startTestPayload()
  const { env } = await import('@/src/env')
  const context = { env, seenHost: null, knownMigrations: null }
  readHealthState = async () =>
    (await checkLastRetentionRun(testPayload.payload, { ...context, now: new Date() })).state
})
afterAll(() => testPayload.stop())

const runSql = (sql: string) => testPayload.payload.db.pool.query(sql)

test('Retention is judged by its last run, and before the first by the age of the site', async () => {
  const { id } = await aUser(testPayload.payload)
  expect(await readHealthState()).toBe('unknown')
  await runSql("UPDATE users SET created_at = now() - interval '3 days'")
  expect(await readHealthState()).toBe('bad')
  for (const [daysAgo, state] of [
    [9, 'bad'],
    [2, 'warning'],
    [0.5, 'good'],
  ] as const) {
    await runSql(`INSERT INTO retention_runs (finished_at, day)
      SELECT at, at::date FROM (VALUES (now() - ${daysAgo} * interval '1 day')) AS run (at)`)
    expect(await readHealthState()).toBe(state)
  }
  await runSql(`DELETE FROM retention_runs; DELETE FROM users WHERE id = ${id}`)
})
