import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import { NO_ADDRESS } from '@/src/domain/people/retention'
import { applicationLinkTables } from '@/src/plugins/applicationLinkTables'

/**
 * A table of a plugin whose rows link two applications of one person: with `id`, `first_id`,
 * `second_id`, `author_name` and `created_at`.
 */
export type ApplicationLinkTable = { table: string }

const fromEach = (select: (table: SQL) => SQL) =>
  sql.join(
    applicationLinkTables.map(({ table }) => select(sql`${sql.identifier(table)}`)),
    sql` UNION ALL `,
  )

/**
 * The e-mail addresses (in lower case) of one candidate, as a table `person (address)`: the given
 * one and those linked by hand, transitively. Each address is visited once, however many
 * applications it has. Anonymised applications belong to nobody.
 */
export const personOf = (address: string) => sql`
  person (address) AS (
    SELECT ${address.toLowerCase()}::text WHERE ${address.toLowerCase()}::text <> ${NO_ADDRESS}
    ${applicationLinkTables.length > 0 ? LINKED_ADDRESSES : sql``}
  )`

const LINKED_ADDRESSES = sql`
    UNION
    SELECT lower(other.candidate_email) FROM person
      JOIN job_applications own ON lower(own.candidate_email) = person.address
      JOIN LATERAL (${fromEach(
        (table) => sql`
        SELECT second_id AS id FROM ${table} WHERE first_id = own.id
        UNION ALL SELECT first_id FROM ${table} WHERE second_id = own.id`,
      )}
      ) linked ON true
      JOIN job_applications other ON other.id = linked.id
    WHERE other.candidate_email <> ${NO_ADDRESS}`

/** The links between applications of one person; null when no plugin stores any. */
export const ALL_LINKS =
  applicationLinkTables.length > 0
    ? fromEach(
        (table) => sql`SELECT id, first_id, second_id, author_name, created_at FROM ${table}`,
      )
    : null
