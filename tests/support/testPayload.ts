import { randomBytes } from 'node:crypto'
import { mkdtempSync } from 'node:fs'
import path from 'node:path'
import type { Payload } from 'payload'
import pg from 'pg'
import { inject, vi } from 'vitest'
import { sharedPayload } from './sharedPayload'

export type TestPayload = {
  payload: Payload
  databaseUrl: string
  dataDir: string
  stop: () => Promise<void>
}

/**
 * A real Payload with an empty database and an empty data folder, shared by the test files of one
 * worker: `betweenFiles.ts` starts or empties it before the file is imported. Call this in
 * `beforeAll` and `stop` in `afterAll`. The configuration reads the environment on its first
 * import: everything that imports it (`@payload-config`, `@/src/env`, route handlers) must be
 * imported dynamically after this call.
 */
export async function startTestPayload(): Promise<TestPayload> {
  const { site } = sharedPayload()
  stubEnvironment(testEnvironment(site))
  // The next file uses it too.
  return { ...site, stop: async () => undefined }
}

/**
 * A Payload for this test file alone: for a file that needs other environment variables, mocks
 * modules, changes the schema of the database or closes its connections.
 */
export async function startOwnPayload(
  variables: Record<string, string | undefined> = {},
): Promise<TestPayload> {
  const databaseUrl = await emptyTestDatabase()
  const dataDir = mkdtempSync(path.join(inject('filesFolder'), 'files-'))
  stubEnvironment({ ...testEnvironment({ databaseUrl, dataDir }), ...variables })
  const { getPayloadInstance: payloadInstance } = await import('@/src/payload')
  const payload = await payloadInstance()
  return { payload, databaseUrl, dataDir, stop: () => payload.destroy() }
}

const testEnvironment = ({
  databaseUrl,
  dataDir,
}: Pick<TestPayload, 'databaseUrl' | 'dataDir'>) => ({
  DATABASE_URL: databaseUrl,
  DATA_DIR: dataDir,
  PAYLOAD_SECRET: 'a secret that only the tests know, 32+',
  CRON_SECRET: 'the job runner of the tests',
  SITE_URL: 'https://exemplia.test',
  ALLOWED_INTERNAL_HOSTS: '127.0.0.1',
})

function stubEnvironment(variables: Record<string, string | undefined>) {
  for (const [name, value] of Object.entries(variables)) vi.stubEnv(name, value)
}

/** A database with all tables and without rows. */
export async function emptyTestDatabase() {
  const template = new URL(inject('templateDatabaseUrl')).pathname.slice(1)
  return createDatabase(`TEMPLATE ${template} STRATEGY FILE_COPY`)
}

/** A database without tables. */
export const createBlankTestDatabase = () => createDatabase('TEMPLATE template0')

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
