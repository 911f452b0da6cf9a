import pg from 'pg'
import { logError } from '@/src/log/log'

/**
 * node-postgres with a pool that logs lost connections: `pg` ends the process when a connection
 * without an error listener is lost, idle or in a transaction. The query that used the connection
 * still gets its error.
 */
export const resilientPostgres = {
  ...pg,
  Pool: class SteadyPool extends pg.Pool {
    constructor(options?: pg.PoolConfig) {
      super(options)
      this.on('error', reportLostConnection)
      this.on('connect', (client) => client.on('error', reportLostConnection))
    }
  },
}

function reportLostConnection(err: Error) {
  logError({ err, msg: 'A database connection was lost' })
}
