import { setTimeout } from 'node:timers/promises'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { transactionDrizzle } from './transactionDrizzle'

/** A document, something that exists once, or several documents at once. */
export type Saved = { slug: string; id: number | null }

/**
 * One save of a document at a time, until its transaction ends: Payload reads a document, then writes all
 * of it back, and of two at once the second would undo the first.
 */
export async function lockSaves(req: PayloadRequest, { slug, id }: Saved) {
  const drizzle = await transactionDrizzle(req)
  await drizzle.execute(
    id === null
      ? sql`SELECT pg_advisory_xact_lock(hashtext(${slug}), 0)`
      : sql`SELECT pg_advisory_xact_lock_shared(hashtext(${slug}), 0),
          pg_advisory_xact_lock(hashtext(${slug}), ${id})`,
  )
}

const TRIES = 5
const PAUSE_MS = 100

/**
 * The same without waiting for long, each of those who wait holding a connection to the database.
 * @returns whether nobody else was saving it within half a second
 */
export async function tryToLockSaves(req: PayloadRequest, { slug, id }: Saved): Promise<boolean> {
  const drizzle = await transactionDrizzle(req)
  for (let tries = 1; tries <= TRIES; tries += 1) {
    const { rows } = await drizzle.execute(sql`SELECT
      pg_try_advisory_xact_lock_shared(hashtext(${slug}), 0)
      AND pg_try_advisory_xact_lock(hashtext(${slug}), ${id}) AS locked`)
    if (rows[0]?.locked === true) return true
    if (tries < TRIES) await setTimeout(PAUSE_MS)
  }
  return false
}
