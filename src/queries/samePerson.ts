import { sql } from '@payloadcms/db-postgres'
import { NO_ADDRESS } from '@/src/domain/people/retention'

/**
 * The e-mail addresses (in small letters) of one candidate, as a table `person (address)`: this one, and
 * those whose applications somebody has linked with one of its own, and so on. Each address is gone through
 * once, however many applications it has; what has lost its address is nobody's.
 */
export const personOf = (address: string) => sql`
  person (address) AS (
    SELECT ${address.toLowerCase()}::text WHERE ${address.toLowerCase()}::text <> ${NO_ADDRESS}
    UNION
    SELECT lower(other.candidate_email) FROM person
      JOIN job_applications own ON lower(own.candidate_email) = person.address
      JOIN LATERAL (
        SELECT second_id AS id FROM application_links WHERE first_id = own.id
        UNION ALL SELECT first_id FROM application_links WHERE second_id = own.id
      ) linked ON true
      JOIN job_applications other ON other.id = linked.id
    WHERE other.candidate_email <> ${NO_ADDRESS}
  )`
