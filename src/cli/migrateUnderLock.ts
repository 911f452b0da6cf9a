import type { Payload } from 'payload'
import pg from 'pg'

/** Brings the schema up to date. Of several processes starting together one migrates, the others wait for it. */
export async function migrateUnderLock(payload: Payload, databaseUrl: string) {
  const client = new pg.Client(databaseUrl)
  await client.connect()
  try {
    await client.query("SELECT pg_advisory_lock(hashtext('exemplia migrations'))")
    await payload.db.migrate()
  } finally {
    await client.end()
  }
}
