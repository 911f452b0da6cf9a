import pg from 'pg'
import { commandLineMessages } from '@/src/content/commandLineMessages'
import { OperatorError } from './operatorError'

/**
 * @throws OperatorError with the connection error: Payload would end the process without a readable
 * message
 */
export async function assertDatabaseReachable(url: string) {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 })
  try {
    await client.connect()
  } catch (err) {
    throw new OperatorError(
      commandLineMessages.databaseUnreachable(err instanceof Error ? err.message : ''),
    )
  } finally {
    await client.end()
  }
}
