import type { Client } from 'pg'
import { DUE_OFFER } from '@/src/queries/dueOfferCondition'

/** What the worker has to do about the queue, read by one query of its own. */
export type QueueState = {
  /** Jobs that are marked as running. */
  hasRunning: boolean
  /** Jobs that have ended and were not removed. */
  hasEnded: boolean
  /** Jobs whose time has come. */
  hasDue: boolean
  /** Applications whose documents nobody has read. */
  hasUnread: boolean
  /** Offers whose moment to open or to end has come. */
  hasDueOffers: boolean
}

const NOTHING: QueueState = {
  hasRunning: false,
  hasEnded: false,
  hasDue: false,
  hasUnread: false,
  hasDueOffers: false,
}

/** The worker sends a request to the site only when this says that there is something to do. */
export async function readQueue(client: Client): Promise<QueueState> {
  if (!(await isMigrated(client))) return NOTHING
  const { rows } = await client.query(`
    SELECT
      EXISTS (SELECT FROM payload_jobs WHERE processing) AS "hasRunning",
      EXISTS (SELECT FROM payload_jobs WHERE processing IS NOT TRUE
        AND (completed_at IS NOT NULL OR input ->> 'erased' = 'true')) AS "hasEnded",
      EXISTS (SELECT FROM payload_jobs WHERE completed_at IS NULL AND has_error IS NOT TRUE
        AND processing IS NOT TRUE AND (wait_until IS NULL OR wait_until < now())) AS "hasDue",
      EXISTS (SELECT FROM unread_applications) AS "hasUnread",
      EXISTS (SELECT FROM job_offers WHERE ${DUE_OFFER}) AS "hasDueOffers"`)
  return rows[0]
}

async function isMigrated(client: Client): Promise<boolean> {
  const { rows } = await client.query(
    "SELECT to_regclass('unread_applications') IS NOT NULL AS exists",
  )
  return rows[0].exists
}
