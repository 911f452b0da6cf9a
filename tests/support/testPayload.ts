import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Payload } from 'payload'
import pg from 'pg'
import { inject, vi } from 'vitest'

export type TestPayload = {
  payload: Payload
  databaseUrl: string
  dataDir: string
  stop: () => Promise<void>
}

/**
 * A real Payload on a database of its own, and a data folder of its own. Call it in `beforeAll`, `stop`
 * in `afterAll`. The configuration reads the environment when it is first imported: everything that
 * imports it (`@payload-config`, `@/src/env`, route handlers) must be imported dynamically after this.
 */
export async function startTestPayload(
  variables: Record<string, string | undefined> = {},
): Promise<TestPayload> {
  const databaseUrl = await emptyTestDatabase()
  const dataDir = mkdtempSync(path.join(tmpdir(), 'exemplia-files-'))
  const environment = {
    DATABASE_URL: databaseUrl,
    DATA_DIR: dataDir,
    PAYLOAD_SECRET: 'a secret that only the tests know, 32+',
    CRON_SECRET: 'the job runner of the tests',
    SITE_URL: 'https://exemplia.test',
    ALLOWED_INTERNAL_HOSTS: '127.0.0.1',
    ...variables,
  }
  for (const [name, value] of Object.entries(environment)) vi.stubEnv(name, value)
  const { payloadInstance } = await import('@/src/payload')
  const payload = await payloadInstance()
  const stop = async () => {
    await payload.destroy()
    rmSync(dataDir, { recursive: true, force: true })
  }
  return { payload, databaseUrl, dataDir, stop }
}

/** A database with all tables and no rows. */
export async function emptyTestDatabase() {
  const template = new URL(inject('templateDatabaseUrl')).pathname.slice(1)
  return createDatabase(`TEMPLATE ${template} STRATEGY FILE_COPY`)
}

/** A database without a table, for what makes them itself. */
export const blankTestDatabase = () => createDatabase('TEMPLATE template0')

async function createDatabase(options: string) {
  const url = new URL(inject('templateDatabaseUrl'))
  const name = `test_${randomBytes(6).toString('hex')}`
  url.pathname = '/postgres'
  const client = new pg.Client(url.href)
  await client.connect()
  await client.query(`CREATE DATABASE ${name} ${options}`)
  await client.end()
  url.pathname = `/${name}`
  return url.href
}
