import type { Payload } from 'payload'
import { commandLine } from '@/src/content/commandLine'
import { env } from '@/src/env'
import { migrationNames } from '../server/migrationNames'
import { Refusal } from '../server/refusal'
import { refuseNewerDatabase } from '../server/refuseNewerDatabase'
import { refuseUnreachable } from '../server/refuseUnreachable'
import { restrictDataFolder } from '../server/restrictPermissions'

/** Runs one step with Payload on the database of DATABASE_URL, then closes the connection. */
export async function withDatabase(step: (payload: Payload, url: string) => Promise<void>) {
  if (!env.DATABASE_URL) throw new Refusal(commandLine.databaseUrlMissing)
  restrictDataFolder(env.DATA_DIR)
  await refuseUnreachable(env.DATABASE_URL)
  await refuseNewerDatabase(env.DATABASE_URL, migrationNames())
  const { payloadInstance } = await import('@/src/payload')
  const payload = await payloadInstance()
  await step(payload, env.DATABASE_URL)
  await payload.destroy()
}
