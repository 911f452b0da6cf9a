import { mkdtempSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { startPostgres } from '@/src/server/postgres/startPostgres'
import { runChildCommand } from '@/src/server/process/childCommand'

declare module 'vitest' {
  interface ProvidedContext {
    /** The migrated database that every test file copies. */
    templateDatabaseUrl: string
    /** The parent folder of the tests' data folders, removed at the end. */
    filesFolder: string
  }
}

// A disposable database needs no durable writes.
const FAST_SETTINGS = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  max_connections: '500',
}

/** Starts one disposable PostgreSQL and migrates the template that startTestPayload copies. */
export default async function startTestDatabase(project: TestProject) {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'exemplia-test-'))
  const postgres = await startPostgres({ dataDir, print: () => undefined, settings: FAST_SETTINGS })
  const home = realpathSync(path.join(dataDir, 'postgres'))
  await runChildCommand('migrate', {
    DATABASE_URL: postgres.url,
    DATA_DIR: dataDir,
    NODE_ENV: 'test',
  })
  await makeTemplateDatabase(postgres.url)
  const filesFolder = mkdtempSync(path.join(tmpdir(), 'exemplia-files-'))
  project.provide('templateDatabaseUrl', postgres.url)
  project.provide('filesFolder', filesFolder)
  return async () => {
    await postgres.stop()
    rmSync(home, { recursive: true, force: true })
    rmSync(dataDir, { recursive: true, force: true })
    rmSync(filesFolder, { recursive: true, force: true })
  }
}

// PostgreSQL copies a database only while it has no connections.
async function makeTemplateDatabase(url: string) {
  const client = new pg.Client(maintenanceDatabaseUrl(url))
  await client.connect()
  await client.query('ALTER DATABASE exemplia WITH ALLOW_CONNECTIONS false IS_TEMPLATE true')
  await client.end()
}

function maintenanceDatabaseUrl(url: string) {
  const other = new URL(url)
  other.pathname = '/postgres'
  return other.href
}
