import { execFile } from 'node:child_process'
import pg from 'pg'
import { beforeAll, expect, test } from 'vitest'
import { assertDatabaseNotNewer } from '@/src/server/assertDatabaseNotNewer'
import { readProgramMigrationNames } from '@/src/server/migrationNames'
import { findFreePort } from '@/src/server/process/findFreePort'
import { root } from '@/src/server/root'
import { createBlankTestDatabase, emptyTestDatabase } from '@/tests/support/testPayload'

const LATER_MIGRATION = '20990101_000000_later'

let databaseUrl: string

beforeAll(async () => {
  databaseUrl = await emptyTestDatabase()
  const client = new pg.Client(databaseUrl)
  await client.connect()
  await client.query('INSERT INTO payload_migrations (name, batch) VALUES ($1, 9)', [
    LATER_MIGRATION,
  ])
  await client.end()
})

/** Runs a command on this database as its container does. @returns its output and exit code */
async function runCommand(command: string, variables: Record<string, string> = {}) {
  const program = execFile(
    process.execPath,
    ['--conditions=production', 'src/cli/run.mjs', command],
    {
      cwd: root,
      env: {
        ...process.env,
        NODE_ENV: 'production',
        DATABASE_URL: databaseUrl,
        PAYLOAD_SECRET: 'a secret that only the tests know, 32+',
        CRON_SECRET: 'the job runner of the tests',
        ...variables,
      },
    },
  )
  let said = ''
  for (const stream of [program.stdout, program.stderr])
    stream?.on('data', (text) => (said += text))
  const status = await new Promise<number | null>((resolve) => program.once('exit', resolve))
  return { said, status }
}

test.each(['prepare', 'worker'])('%s does not start on a newer database', async (command) => {
  const { said, status } = await runCommand(command)
  expect(said).toContain(
    `The database comes from a newer version of the site (${LATER_MIGRATION}): this version does not start on it.`,
  )
  expect(said).not.toContain('    at ')
  expect(status).toBe(1)
})

test('The site does not start on a newer database, before it has built or served anything', async () => {
  const { said, status } = await runCommand('start', { PORT: String(await findFreePort()) })
  expect(said).toContain(LATER_MIGRATION)
  expect(status).toBe(1)
})

test('A database of this version, an empty one and an unreachable one stop no start', async () => {
  const away = new URL(databaseUrl)
  away.port = '1'
  for (const url of [
    await emptyTestDatabase(),
    await createBlankTestDatabase(),
    away.href,
    undefined,
  ]) {
    await expect(assertDatabaseNotNewer(url, readProgramMigrationNames())).resolves.toBeUndefined()
  }
})
