import type { postgresAdapter } from '@payloadcms/db-postgres'
import { resilientPostgres } from './resilientPostgres'

type PostgresAdapter = ReturnType<typeof postgresAdapter>

/**
 * Replaces the connection pool of Payload 3.90. Payload takes a connection from its own pool when
 * it connects and never returns it, and takes another one each time the network resets that one
 * (ECONNRESET): ten resets leave no connection for any query. With our pool Payload takes none, and
 * also starts while PostgreSQL is unreachable: each query then fails as in any outage.
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
