import pg from 'pg'
import { logError } from '@/src/log/log'

/**
 * node-postgres, whose pool reports a connection that PostgreSQL closed instead of ending the
 * process: `pg` throws for a lost connection that nobody listens to, idle or in a transaction.
 * Whoever was using the connection still gets the error of its query.
 */
export const steadyPostgres = {
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
