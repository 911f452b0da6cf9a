import { existsSync, mkdtempSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseEnv } from '@/src/env'
import { createCleanup } from '@/src/server/process/cleanup'
import { findFreePort } from '@/src/server/process/findFreePort'
import { startSite } from '@/src/server/startSite'
import { firstAdmin } from './firstAdmin'

export type TestSite = {
  url: string
  dataDir: string
  databaseUrl: string
  stop: () => Promise<void>
}

/**
 * The real site with demo content, as `npm start` runs it, on a free port and, by default, with a
 * database of its own.
 */
export async function startTestSite(variables: Record<string, string> = {}): Promise<TestSite> {
  const dataDir = variables.DATA_DIR ?? mkdtempSync(path.join(tmpdir(), 'exemplia-site-'))
  const port = await findFreePort()
  const given = {
    DATA_DIR: dataDir,
    PORT: String(port),
    SEED_ADMIN_EMAIL: firstAdmin.email,
    SEED_ADMIN_PASSWORD: firstAdmin.password,
    // No visits are seeded, because journeys count their own visits.
    SEED_VISITS: 'false',
    SUBMISSION_LIMIT: '1000',
    VISIT_LIMIT: '100000',
    ALLOWED_INTERNAL_HOSTS: '127.0.0.1',
    // With a database of its own the site finds its URL by itself.
    LOCAL_URL: `http://localhost:${port}`,
    ...variables,
  }
  const closing = createCleanup()
  const { databaseUrl } = await startSite(parseEnv(given), given, closing, console.log).catch(
    async (err) => {
      await closing.run()
      throw err
    },
  )
  const ownDatabase = path.join(dataDir, 'postgres')
  const databaseHome = existsSync(ownDatabase) ? realpathSync(ownDatabase) : ownDatabase
  return {
    url: `http://localhost:${port}`,
    dataDir,
    databaseUrl,
    stop: async () => {
      await closing.run()
      rmSync(databaseHome, { recursive: true, force: true })
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
