import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { readProgramMigrationNames } from '@/src/server/migrationNames'
import { runChildCommand } from '@/src/server/process/childCommand'

let folder: string

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'exemplia-owner-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

async function queryDatabase(url: string, sql: string) {
  const client = new pg.Client(url)
  await client.connect()
  try {
    return (await client.query(sql)).rows
  } finally {
    await client.end()
  }
}

/** Creates a database as the container of production does, under another name. */
async function createDatabaseAsInProduction(name: string) {
  const superuser = new URL(inject('templateDatabaseUrl'))
  superuser.pathname = '/postgres'
  const script = readFileSync('deploy/postgres/createOwner.sql', 'utf8')
    .replace(/^(--|\\set).*$/gm, '')
    .replaceAll(":'password'", "'secret'")
    .replaceAll('exemplia', name)
  for (const statement of script.split(';').filter((part) => part.trim())) {
    await queryDatabase(superuser.href, statement)
  }
  const owner = new URL(superuser)
  owner.username = name
  owner.password = 'secret'
  owner.pathname = `/${name}`
  return owner.href
}

const productionEnvironment = (databaseUrl: string) => ({
  DATABASE_URL: databaseUrl,
  DATA_DIR: folder,
  NODE_ENV: 'production',
  PAYLOAD_SECRET: 'a secret that only the tests know, 32+',
  CRON_SECRET: 'the job runner of the tests',
  SEED_DEMO: 'false',
  SEED_ADMIN_EMAIL: 'admin@exemplia.test',
  SEED_ADMIN_PASSWORD: 'une-longue-phrase-secrete',
})

test('The site is created, backed up, verified and restored by an account with rights on its database only', async () => {
  const name = `owner_${process.pid}`
  const databaseUrl = await createDatabaseAsInProduction(name)
  const [account] = await queryDatabase(
    databaseUrl,
    `SELECT rolsuper OR rolcreatedb OR rolcreaterole OR rolreplication OR rolbypassrls AS may,
      current_setting('is_superuser') AS super FROM pg_roles WHERE rolname = current_user`,
  )
  expect(account).toEqual({ may: false, super: 'off' })
  // A superuser with a stolen password could read files and run programs on the machine.
  await expect(queryDatabase(databaseUrl, "SELECT pg_read_file('/etc/passwd')")).rejects.toThrow(
    'denied',
  )
  await expect(queryDatabase(databaseUrl, "COPY (SELECT 1) TO PROGRAM 'id'")).rejects.toThrow(
    'denied',
  )

  await runChildCommand('prepare', productionEnvironment(databaseUrl))
  const made = await queryDatabase(
    databaseUrl,
    'SELECT name::text FROM payload_migrations ORDER BY name',
  )
  expect(made.map((row) => row.name)).toEqual(readProgramMigrationNames().sort())
  await queryDatabase(databaseUrl, "SELECT make_visit_month('2025-02-01')")
  const sorted = "SELECT name FROM unnest(ARRAY['zoo', 'Éric', 'eau']) name ORDER BY name"
  expect(await queryDatabase(databaseUrl, sorted)).toEqual(
    ['eau', 'Éric', 'zoo'].map((one) => ({ name: one })),
  )

  const backup = path.join(folder, 'sauvegarde')
  await runChildCommand('backup', productionEnvironment(databaseUrl), [backup, '--verify'])
  expect(await queryDatabase(databaseUrl, 'SELECT is_sound FROM backup_verifications')).toEqual([
    { is_sound: true },
  ])
  const scratch = new URL(databaseUrl)
  scratch.pathname = `/${name}_verification`
  expect(
    await queryDatabase(scratch.href, "SELECT FROM pg_tables WHERE schemaname = 'public'"),
  ).toEqual([])
  const restored = await createDatabaseAsInProduction(`${name}_again`)
  await runChildCommand('recover', productionEnvironment(restored), [backup])
  expect(await queryDatabase(restored, 'SELECT email FROM users')).toEqual([
    { email: 'admin@exemplia.test' },
  ])

  const [stranger] = await queryDatabase(
    databaseUrl,
    `SELECT has_database_privilege('${name}_again', '${name}', 'CONNECT') AS enters`,
  )
  expect(stranger).toEqual({ enters: false })
})
