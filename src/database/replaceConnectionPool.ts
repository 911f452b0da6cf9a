import type { postgresAdapter } from '@payloadcms/db-postgres'
import { resilientPostgres } from './resilientPostgres'

type PostgresAdapter = ReturnType<typeof postgresAdapter>

/**
 * Payload 3.90 takes a connection of its pool when it connects and never returns it, and takes another one each time
 * that the network resets the one it took (ECONNRESET): ten resets leave no connection for any query. It does so only
 * with a pool that it created itself. With this one it also starts while PostgreSQL is away: each query then fails
 * as it does in any outage.
 */
export function replaceConnectionPool(adapter: PostgresAdapter): PostgresAdapter {
  return {
    ...adapter,
    init: (args) => {
      const database = adapter.init(args)
      database.pool = new resilientPostgres.Pool(database.poolOptions)
      return database
    },
  }
}
