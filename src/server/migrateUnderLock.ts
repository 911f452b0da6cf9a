import type { Payload } from 'payload'
import pg from 'pg'
import { migrations } from '@/migrations'
import { refuseUnfitDatabase } from './refuseUnfitDatabase'

// Payload hands each migration what it asks for; its types only promise something unknown.
type Migration = {
  name: string
  up(args: unknown): Promise<void>
  down(args: unknown): Promise<void>
}
const steps: Migration[] = migrations

export const knownMigrations = steps.map(({ name }) => name)

type Options = {
  /** What must follow at once. */
  next?: () => Promise<void>
  /** The names of the migrations to make, in the place of all. */
  only?: string[]
}

/**
 * Brings the schema up to date, then runs what must follow at once. Of several processes starting
 * together one does it, the others wait and find it done.
 */
export async function migrateUnderLock(
  payload: Payload,
  databaseUrl: string,
  { next, only }: Options = {},
) {
  const client = new pg.Client(databaseUrl)
  await client.connect()
  try {
    await client.query("SELECT pg_advisory_lock(hashtext('exemplia migrations'))")
    await refuseUnfitDatabase(client)
    await payload.db.migrate({
      migrations: steps.filter(({ name }) => only?.includes(name) ?? true),
    })
    await next?.()
  } finally {
    await client.end()
  }
}
