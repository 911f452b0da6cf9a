import type { Payload } from 'payload'
import pg from 'pg'
import { commandLine } from '@/src/content/commandLine'
import { env } from '@/src/env'
import { closeDataFolder } from '../server/keepPrivate'
import { migrationNames } from '../server/migrationNames'
import { Refusal } from '../server/refusal'
import { refuseNewerDatabase } from '../server/refuseNewerDatabase'

/** Runs one step with Payload on the database of DATABASE_URL, and closes it afterwards. */
export async function withDatabase(step: (payload: Payload, url: string) => Promise<void>) {
  if (!env.DATABASE_URL) throw new Refusal(commandLine.databaseUrlMissing)
  closeDataFolder(env.DATA_DIR)
  await refuseUnreachable(env.DATABASE_URL)
  await refuseNewerDatabase(env.DATABASE_URL, migrationNames())
  const { payloadInstance } = await import('@/src/payload')
  const payload = await payloadInstance()
  await step(payload, env.DATABASE_URL)
  await payload.destroy()
}

// Payload ends the process on a failed connection, without a sentence for the person.
export async function refuseUnreachable(url: string) {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 })
  try {
    await client.connect()
  } catch (err) {
    throw new Refusal(commandLine.databaseUnreachable(err instanceof Error ? err.message : ''))
  } finally {
    await client.end()
  }
}
