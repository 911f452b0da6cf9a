import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { z } from 'zod'
import { DUE_OFFER_SQL } from './dueOfferCondition'

const DueOfferRowsSchema = z.array(
  z.object({ id: z.number(), title: z.string(), lateSeconds: z.number() }),
)

/**
 * Finds the offers whose time to open, to end or to lose their page has come, the latest first,
 * with the delay. The database clock decides, because there is only one.
 */
export async function findDueOffers({ db }: Payload) {
  const { rows } = await db.drizzle.execute(sql`
    SELECT id, title, extract(epoch FROM now() - due_at)::float AS "lateSeconds" FROM (
      SELECT id, title, CASE WHEN is_active THEN ends_at ELSE least(publish_at, shown_until) END AS due_at
      FROM job_offers WHERE ${sql.raw(DUE_OFFER_SQL)}
    ) due ORDER BY due_at, id`)
  return DueOfferRowsSchema.parse(rows)
}

/** The delay above which a transition counts as late. */
const MIN_LATE_SECONDS = 60

/** Finds the offers that should have opened or ended earlier. */
export async function findLateOffers(payload: Payload) {
  const due = await findDueOffers(payload)
  return due.filter(({ lateSeconds }) => lateSeconds >= MIN_LATE_SECONDS)
}

export const countLateOffers = async (payload: Payload) => (await findLateOffers(payload)).length

/**
 * Locks an offer until the end of the transaction.
 * @returns the database's current time; null when the offer does not exist
 */
export async function lockOfferAndReadTime(transaction: Payload['db']['drizzle'], id: number) {
  const { rows } = await transaction.execute(sql`
    SELECT extract(epoch FROM now()) * 1000 AS now FROM job_offers
    WHERE id = ${id} AND deleted_at IS NULL FOR UPDATE`)
  return rows[0] ? new Date(Number(rows[0].now)) : null
}
