import type { Payload } from 'payload'
import pg from 'pg'
import { migrations } from '@/migrations'
import { assertDatabaseUsable } from './assertDatabaseUsable'

// The type of a migration, whose arguments Payload passes but does not export.
type Migration = {
  name: string
  up(args: unknown): Promise<void>
  down(args: unknown): Promise<void>
}
const migrationSteps: Migration[] = migrations

export const knownMigrationNames = migrationSteps.map(({ name }) => name)

type MigrationRunOptions = {
  /** An action that runs after the migrations, under the same lock. */
  next?: () => Promise<void>
  /** The names of the migrations to run; all when omitted. */
  only?: string[]
}

/**
 * Runs the missing migrations, then `next`, under an advisory lock. When several processes start
 * together, one does the work and the others wait.
 */
export async function migrateUnderLock(
  payload: Payload,
  databaseUrl: string,
  { next, only }: MigrationRunOptions = {},
) {
  const client = new pg.Client(databaseUrl)
  await client.connect()
  try {
    await client.query("SELECT pg_advisory_lock(hashtext('exemplia migrations'))")
    await assertDatabaseUsable(client)
    await payload.db.migrate({
      migrations: migrationSteps.filter(({ name }) => only?.includes(name) ?? true),
    })
    await next?.()
  } finally {
    await client.end()
  }
}
