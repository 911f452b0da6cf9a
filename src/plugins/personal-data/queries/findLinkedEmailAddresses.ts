import { sql } from '@payloadcms/db-postgres'
import { z } from 'zod'
import { emailAddressesOfPersonSql } from '@/src/plugins/linked-persons/queries/samePerson'
import type { LinkedEmailAddress } from '@/src/plugins/personal-data/rules/personRecord'
import type { DatabaseOrTransaction } from './findPersonRecordIds'

const LinkedAddressRowsSchema = z.array(
  z.object({
    address: z.string(),
    names: z.array(z.string()),
    applications: z.number(),
    links: z.array(z.object({ by: z.string().nullable(), at: z.string() })),
  }),
)

/** Finds the other addresses that staff linked to this person by hand. */
export async function findLinkedEmailAddresses(
  database: DatabaseOrTransaction,
  address: string,
): Promise<LinkedEmailAddress[]> {
  const { rows } = await database.execute(sql`
    WITH RECURSIVE ${emailAddressesOfPersonSql(address)}
    SELECT person.address, json_agg(DISTINCT candidate_name) AS names,
      count(*)::int AS applications,
      (SELECT json_agg(json_build_object('by', author_name, 'at', link.created_at) ORDER BY link.id)
        FROM application_links link JOIN job_applications side ON side.id IN (first_id, second_id)
        WHERE lower(side.candidate_email) = person.address) AS links
    FROM person JOIN job_applications ON lower(candidate_email) = person.address
    WHERE person.address <> ${address} GROUP BY person.address ORDER BY person.address`)
  return LinkedAddressRowsSchema.parse(rows)
}
