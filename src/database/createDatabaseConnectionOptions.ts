import type { Env } from '@/src/env'
import { resilientPostgres } from './resilientPostgres'

/**
 * The connection pool of this process. All waits for a connection, a query or a lock are limited.
 */
export const createDatabaseConnectionOptions = (env: Env) => ({
  pg: resilientPostgres,
  pool: {
    connectionString: env.DATABASE_URL,
    max: 10,
    connectionTimeoutMillis: 10_000,
    statement_timeout: 15_000,
    idle_in_transaction_session_timeout: 15_000,
  },
})
