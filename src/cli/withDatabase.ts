import type { Payload } from 'payload'
import { commandLineMessages } from '@/src/content/commandLineMessages'
import { env } from '@/src/env'
import { assertDatabaseReachable } from '@/src/server/assertDatabaseReachable'
import { assertDatabaseNotNewer } from '../server/assertDatabaseNotNewer'
import { readProgramMigrationNames } from '../server/migrationNames'
import { OperatorError } from '../server/operatorError'
import { restrictPermissionsAndWarn } from '../server/restrictPermissions'

/** Runs one step with Payload on the database of DATABASE_URL, then closes the connection. */
export async function withDatabase(step: (payload: Payload, url: string) => Promise<void>) {
  if (!env.DATABASE_URL) throw new OperatorError(commandLineMessages.databaseUrlMissing)
  restrictPermissionsAndWarn(env.DATA_DIR)
  await assertDatabaseReachable(env.DATABASE_URL)
  await assertDatabaseNotNewer(env.DATABASE_URL, readProgramMigrationNames())
  const { getPayloadInstance: payloadInstance } = await import('@/src/payload')
  const payload = await payloadInstance()
  await step(payload, env.DATABASE_URL)
  await payload.destroy()
}
