import type { postgresAdapter } from '@payloadcms/db-postgres'
import { steadyPostgres } from './steadyPostgres'

type Adapter = ReturnType<typeof postgresAdapter>

/**
 * Payload 3.90 takes a connection of its pool when it connects and never returns it, and takes another one each time
 * that the network resets the one it took (ECONNRESET): ten resets leave no connection for any query. It does so only
 * with a pool that it created itself.
 */
export function ownPool(adapter: Adapter): Adapter {
  return {
    ...adapter,
    init: (args) => {
      const database = adapter.init(args)
      const connect = database.connect?.bind(database)
      database.connect = async (options) => {
        database.pool ??= await reachablePool(database.poolOptions)
        await connect?.(options)
      }
      return database
    },
  }
}

// Payload must not start without its database: the next request tries again.
async function reachablePool(options: ConstructorParameters<typeof steadyPostgres.Pool>[0]) {
  const pool = new steadyPostgres.Pool(options)
  const client = await pool.connect()
  client.release()
  return pool
}
