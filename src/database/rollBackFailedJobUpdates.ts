import type { postgresAdapter } from '@payloadcms/db-postgres'

type PostgresAdapter = ReturnType<typeof postgresAdapter>

/**
 * Rolls back failed updates of jobs. Payload 3.90 begins a transaction for each update and leaves
 * it open when the update fails, for example when the row is gone or the database restarts: the
 * connection would never return to the pool.
 */
export function rollBackFailedJobUpdates(adapter: PostgresAdapter): PostgresAdapter {
  return {
    ...adapter,
    init: (args) => {
      const database = adapter.init(args)
      const updateJobs = database.updateJobs.bind(database)
      database.updateJobs = async (update) => {
        try {
          return await updateJobs(update)
        } catch (err) {
          const transaction = await update.req?.transactionID
          if (transaction) await database.rollbackTransaction(transaction)
          throw err
        }
      }
      return database
    },
  }
}
