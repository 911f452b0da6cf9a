import { sql } from '@payloadcms/db-postgres'
import { applicationPath, offerPath } from '@/src/domain/offers/listedOffer'

/**
 * Where visitors see each offer, as a table `address (offer, step, path)`: its page and its form, under
 * today's slug and those it had, which no other offer gets.
 */
export const offerAddresses = sql`(
  SELECT offer, step, prefix || slug AS path
  FROM (
    SELECT id AS offer, slug FROM job_offers
    UNION ALL
    SELECT parent_id, text FROM job_offers_texts WHERE path = 'previousSlugs'
  ) named, (VALUES ('page', ${offerPath('')}), ('form', ${applicationPath('')})) steps (step, prefix)
) AS address (offer, step, path)`
