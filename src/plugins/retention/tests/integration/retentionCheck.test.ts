import { afterAll, beforeAll, expect, test } from 'vitest'
import { checkRetention } from '@/src/plugins/retention/health/checks/retention'
import { aUser } from '@/tests/support/records'
import { startTestPayload, type TestPayload } from '@/tests/support/testPayload'

let site: TestPayload
let stateNow: () => Promise<string>

beforeAll(async () => {
  site = await startTestPayload()
  const { env } = await import('@/src/env')
  const context = { env, seenHost: null, knownMigrations: null }
  stateNow = async () => (await checkRetention(site.payload, { ...context, now: new Date() })).state
})
afterAll(() => site.stop())

const ask = (sql: string) => site.payload.db.pool.query(sql)

test('Retention is judged by its last run, and before the first by the age of the site', async () => {
  const { id } = await aUser(site.payload)
  expect(await stateNow()).toBe('unknown')
  await ask("UPDATE users SET created_at = now() - interval '3 days'")
  expect(await stateNow()).toBe('bad')
  for (const [daysAgo, state] of [
    [9, 'bad'],
    [2, 'warning'],
    [0.5, 'good'],
  ] as const) {
    await ask(`INSERT INTO retention_runs (finished_at, day)
      SELECT at, at::date FROM (VALUES (now() - ${daysAgo} * interval '1 day')) AS run (at)`)
    expect(await stateNow()).toBe(state)
  }
  await ask(`DELETE FROM retention_runs; DELETE FROM users WHERE id = ${id}`)
})
