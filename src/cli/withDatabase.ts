import type { Payload } from 'payload'
import { commandLineMessages } from '@/src/content/commandLineMessages'
import { env } from '@/src/env'
import { refuseUnreachableDatabase } from '@/src/server/refuseUnreachableDatabase'
import { migrationNames } from '../server/migrationNames'
import { OperatorError } from '../server/operatorError'
import { refuseNewerDatabase } from '../server/refuseNewerDatabase'
import { restrictPermissionsAndWarn } from '../server/restrictPermissions'

/** Runs one step with Payload on the database of DATABASE_URL, then closes the connection. */
export async function withDatabase(step: (payload: Payload, url: string) => Promise<void>) {
  if (!env.DATABASE_URL) throw new OperatorError(commandLineMessages.databaseUrlMissing)
  restrictPermissionsAndWarn(env.DATA_DIR)
  await refuseUnreachableDatabase(env.DATABASE_URL)
  await refuseNewerDatabase(env.DATABASE_URL, migrationNames())
  const { payloadInstance } = await import('@/src/payload')
  const payload = await payloadInstance()
  await step(payload, env.DATABASE_URL)
  await payload.destroy()
}
