import { setTimeout } from 'node:timers/promises'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { transactionDrizzle } from './transactionDrizzle'

/** The target of a save: a document, a global, or (without id) all documents of a collection. */
export type SaveTarget = { slug: string; id: number | null }

/**
 * Locks a document until the end of the transaction. Payload reads a document and then writes all
 * its fields, so the second of two concurrent saves would overwrite the first.
 */
export async function lockSaves(req: PayloadRequest, { slug, id }: SaveTarget) {
  const drizzle = await transactionDrizzle(req)
  await drizzle.execute(
    id === null
      ? sql`SELECT pg_advisory_xact_lock(hashtext(${slug}), 0)`
      : sql`SELECT pg_advisory_xact_lock_shared(hashtext(${slug}), 0),
          pg_advisory_xact_lock(hashtext(${slug}), ${id})`,
  )
}

const MAX_LOCK_ATTEMPTS = 5
const LOCK_RETRY_DELAY_MS = 100

/**
 * Like `lockSaves` with a time limit, because each waiting request holds a database connection.
 * @returns whether the lock was acquired within half a second
 */
export async function tryToLockSaves(
  req: PayloadRequest,
  { slug, id }: SaveTarget,
): Promise<boolean> {
  const drizzle = await transactionDrizzle(req)
  for (let tries = 1; tries <= MAX_LOCK_ATTEMPTS; tries += 1) {
    const { rows } = await drizzle.execute(sql`SELECT
      pg_try_advisory_xact_lock_shared(hashtext(${slug}), 0)
      AND pg_try_advisory_xact_lock(hashtext(${slug}), ${id}) AS locked`)
    if (rows[0]?.locked === true) return true
    if (tries < MAX_LOCK_ATTEMPTS) await setTimeout(LOCK_RETRY_DELAY_MS)
  }
  return false
}
