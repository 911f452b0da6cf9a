import { execFile } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bundleCommands } from '@/src/server/build/bundleCommands'
import { writeBuiltMigrationNames } from '@/src/server/migrationNames'
import { root } from '@/src/server/root'
import { emptyTestDatabase } from '@/tests/support/testPayload'

/** The commands in the image, without sources; the only package is the native one. */
let folder: string

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'exemplia-built-'))
  mkdirSync(path.join(folder, 'node_modules'))
  symlinkSync(path.join(root, 'node_modules/sharp'), path.join(folder, 'node_modules/sharp'))
  // The build of the site writes this list beside the commands.
  writeBuiltMigrationNames(folder)
  const passwords = 'src/passwords/commonPasswords.txt'
  cpSync(path.join(root, passwords), path.join(folder, passwords))
  await bundleCommands(root, folder)
})
afterAll(() => rmSync(folder, { recursive: true }))

function runBuiltCommand(args: string[], variables: Record<string, string> = {}) {
  return promisify(execFile)(process.execPath, ['src/cli/run.mjs', ...args], {
    cwd: folder,
    env: { ...process.env, NODE_ENV: 'production', ...variables },
  })
}

test('A built command prepares a database without sources and packages', async () => {
  const databaseUrl = await emptyTestDatabase()
  const { stdout } = await runBuiltCommand(['prepare'], {
    DATABASE_URL: databaseUrl,
    DATA_DIR: path.join(folder, 'data'),
    PAYLOAD_SECRET: 'a secret that only the tests know, 32+',
    SEED_ADMIN_EMAIL: 'direction@exemple.fr',
    SEED_DEMO: 'false',
  })
  expect(stdout).toContain('direction@exemple.fr')
  const client = new pg.Client(databaseUrl)
  await client.connect()
  const { rows } = await client.query('SELECT email FROM users')
  await client.end()
  expect(rows).toEqual([{ email: 'direction@exemple.fr' }])
  const demo = 'src/plugins/demo-content/seed/files'
  const files = (place: string) => readdirSync(path.join(place, demo), { recursive: true })
  expect(files(folder)).toEqual(files(root))
})

test('An unknown command lists the existing commands, including the site', async () => {
  const refused = await runBuiltCommand(['start']).catch((err: unknown) => err)
  expect(refused).toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/: web, worker, prepare/),
  })
})
