import { steadyPostgres } from './steadyPostgres'

/** Longer than the readiness check is repeated, so that it does not sign in each time. */
const IDLE_MS = 60_000

/**
 * One connection outside the pool of the site: the readiness check must respond while requests use or wait for
 * all others, and must distinguish an exhausted pool from a PostgreSQL that is away.
 */
export function readinessConnection(connectionString: string | undefined, patienceMs: number) {
  const pool = new steadyPostgres.Pool({
    connectionString,
    max: 1,
    application_name: 'exemplia readiness',
    connectionTimeoutMillis: patienceMs,
    query_timeout: patienceMs,
    idleTimeoutMillis: IDLE_MS,
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
