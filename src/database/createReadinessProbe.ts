import { resilientPostgres } from './resilientPostgres'

/** The time exceeds the interval of the readiness check, so that the connection is reused. */
const IDLE_TIMEOUT_MS = 60_000

/**
 * Opens one connection outside the pool: the readiness check must respond while all pooled
 * connections are in use, and must distinguish an exhausted pool from an unreachable PostgreSQL.
 */
export function createReadinessProbe(connectionString: string | undefined, patienceMs: number) {
  const pool = new resilientPostgres.Pool({
    connectionString,
    max: 1,
    application_name: 'exemplia readiness',
    connectionTimeoutMillis: patienceMs,
    query_timeout: patienceMs,
    idleTimeoutMillis: IDLE_TIMEOUT_MS,
    allowExitOnIdle: true,
  })
  return {
    responds: () =>
      pool.query('SELECT 1').then(
        () => true,
        () => false,
      ),
  }
}
