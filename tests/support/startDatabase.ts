import { mkdtempSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { startPostgres } from '@/src/server/postgres/startPostgres'

/** A separate PostgreSQL, as in production. */
export async function startDatabase() {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'exemplia-database-'))
  const postgres = await startPostgres({ dataDir, print: () => undefined })
  const home = realpathSync(path.join(dataDir, 'postgres'))
  const stop = async () => {
    await postgres.stop()
    rmSync(home, { recursive: true, force: true })
    rmSync(dataDir, { recursive: true, force: true })
  }
  return { url: postgres.url, stop }
}
