import pg from 'pg'
import { env } from '@/src/env'
import { logError } from '@/src/log/log'
import { currentTransaction } from './inTransaction'

type ConnectCallback = Parameters<pg.Pool['connect']>[0]

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

    override connect(): Promise<pg.PoolClient>
    override connect(callback: ConnectCallback): void
    override connect(callback?: ConnectCallback) {
      // Under load such queries wait for each other's connections. Tests fail without any load.
      if (env.NODE_ENV === 'test' && currentTransaction.getStore()?.isOpen)
        throw new Error('This query takes a second connection inside a transaction')
      return callback ? super.connect(callback) : super.connect()
    }
  },
}

function reportLostConnection(err: Error) {
  logError({ err, msg: 'A database connection was lost' })
}
