import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { knownMigrationNames } from '@/src/server/migrateUnderLock'
import { startPostgres } from '@/src/server/postgres/startPostgres'
import { runChildCommand } from '@/src/server/process/childCommand'
import { firstAdmin } from '@/tests/support/firstAdmin'

const INSTANCE_COUNT = 3

let dataDir: string
let postgres: Awaited<ReturnType<typeof startPostgres>>

beforeAll(async () => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'exemplia-start-'))
  postgres = await startPostgres({ dataDir, print: () => undefined })
}, 60_000)
afterAll(async () => {
  await postgres.stop()
  rmSync(dataDir, { recursive: true, force: true })
})

test('Instances that start together on an empty database all start, and one seeds it', async () => {
  const prepare = () =>
    runChildCommand('prepare', {
      DATABASE_URL: postgres.url,
      DATA_DIR: dataDir,
      NODE_ENV: 'production',
      PAYLOAD_SECRET: 'a secret that all instances of the drill know',
      CRON_SECRET: 'the job runner of the drill',
      SEED_ADMIN_EMAIL: firstAdmin.email,
      SEED_ADMIN_PASSWORD: firstAdmin.password,
      SEED_DEMO: 'true',
    })
  await Promise.all(Array.from({ length: INSTANCE_COUNT }, prepare))
  const client = new pg.Client(postgres.url)
  await client.connect()
  const { rows } = await client.query(`SELECT
    (SELECT array_agg(name::text ORDER BY name) FROM payload_migrations WHERE batch > 0) AS migrations,
    (SELECT count(*)::int FROM users) AS accounts,
    (SELECT count(*)::int = count(DISTINCT title) FROM job_offers) AS "offersOnce",
    (SELECT count(*)::int FROM website_settings) AS settings`)
  await client.end()
  expect(rows).toEqual([
    { migrations: [...knownMigrationNames].sort(), accounts: 1, offersOnce: true, settings: 1 },
  ])
  console.log(
    `${INSTANCE_COUNT} instances started together: every migration once, one first account.`,
  )
})
