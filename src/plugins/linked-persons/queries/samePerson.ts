import { sql } from '@payloadcms/db-postgres'
import { ANONYMISED_EMAIL } from '@/src/domain/people/retention'

/**
 * Builds SQL for the e-mail addresses (in lower case) of one candidate, as a table `person
 * (address)`: the given one and those linked by hand, transitively. Each address is visited once,
 * however many applications it has. Anonymised applications belong to no person.
 */
export const emailAddressesOfPersonSql = (address: string) => sql`
  person (address) AS (
    SELECT ${address.toLowerCase()}::text WHERE ${address.toLowerCase()}::text <> ${ANONYMISED_EMAIL}
    UNION
    SELECT lower(other.candidate_email) FROM person
      JOIN job_applications own ON lower(own.candidate_email) = person.address
      JOIN LATERAL (
        SELECT second_id AS id FROM application_links WHERE first_id = own.id
        UNION ALL SELECT first_id FROM application_links WHERE second_id = own.id
      ) linked ON true
      JOIN job_applications other ON other.id = linked.id
    WHERE other.candidate_email <> ${ANONYMISED_EMAIL})`
