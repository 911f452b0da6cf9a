import pg from 'pg'
import { z } from 'zod'
import type { HealthCheckVerdict } from '@/src/domain/health/healthChecks'
import {
  healthStateByMaximum,
  MIN_POSTGRES_VERSION,
  REQUIRED_POSTGRES_EXTENSIONS,
} from '@/src/domain/health/judgeHealth'
import type { HealthCheck } from '@/src/health/checkContext'
import { failureReason } from '@/src/plugins/system-page/health/failureReason'
import { MAX_USED_CONNECTION_SHARES } from '@/src/plugins/system-page/rules/limits'
import { healthCheckWords } from '@/src/plugins/system-page/words/admin/healthChecks'

const TIMEOUT_MS = 4_000

const DatabaseFacts = z.object({
  version: z.string(),
  used: z.number(),
  most: z.number(),
  extensions: z.array(z.string()),
})
type DatabaseFacts = z.infer<typeof DatabaseFacts> & { ms: number }

const { database: words } = healthCheckWords

/** Opens a new connection, because a free connection slot is part of the check. */
export const checkDatabase: HealthCheck = async ({ env }) => {
  try {
    return databaseHealthOfFacts(await readDatabaseFacts(env.DATABASE_URL))
  } catch (err) {
    const says = words.unreachable(failureReason(err))
    return { state: 'bad', says, remedy: words.unreachableRemedy }
  }
}

function databaseHealthOfFacts({
  version,
  extensions,
  ...facts
}: DatabaseFacts): HealthCheckVerdict {
  const missing = REQUIRED_POSTGRES_EXTENSIONS.filter((name) => !extensions.includes(name))
  if (missing.length > 0) {
    const remedy = words.extensionsRemedy(missing)
    return { state: 'bad', says: words.extensionsMissing(missing), remedy }
  }
  const says = words.fine({ version, ...facts })
  const slots = healthStateByMaximum(facts.used / facts.most, MAX_USED_CONNECTION_SHARES)
  if (slots !== 'good') return { state: slots, says, remedy: words.slotsRemedy }
  const isOld = Number.parseInt(version, 10) < MIN_POSTGRES_VERSION
  return isOld
    ? { state: 'warning', says, remedy: words.oldRemedy(MIN_POSTGRES_VERSION) }
    : { state: 'good', says, remedy: null }
}

async function readDatabaseFacts(connectionString: string | undefined): Promise<DatabaseFacts> {
  const startedAt = performance.now()
  const client = new pg.Client({
    connectionString,
    connectionTimeoutMillis: TIMEOUT_MS,
    query_timeout: TIMEOUT_MS,
  })
  client.on('error', () => undefined)
  try {
    await client.connect()
    const { rows } = await client.query(`
      SELECT split_part(current_setting('server_version'), ' ', 1) AS version,
        (SELECT sum(numbackends)::int FROM pg_stat_database) AS used,
        current_setting('max_connections')::int
          - current_setting('superuser_reserved_connections')::int AS most,
        ARRAY(SELECT extname::text FROM pg_extension) AS extensions`)
    return { ...DatabaseFacts.parse(rows[0]), ms: Math.round(performance.now() - startedAt) }
  } finally {
    await client.end()
  }
}
