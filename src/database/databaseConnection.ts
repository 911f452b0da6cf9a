import type { Env } from '@/src/env'
import { steadyPostgres } from './steadyPostgres'

/**
 * The connection pool of this process. All waits for a connection, a query or a lock are limited.
 */
export const databaseConnection = (env: Env) => ({
  pg: steadyPostgres,
  pool: {
    connectionString: env.DATABASE_URL,
    max: 10,
    connectionTimeoutMillis: 10_000,
    statement_timeout: 15_000,
    idle_in_transaction_session_timeout: 15_000,
  },
})
