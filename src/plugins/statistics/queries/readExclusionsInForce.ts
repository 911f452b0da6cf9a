import { sql } from '@payloadcms/db-postgres'
import { z } from 'zod'
import { EXCLUSION_KINDS, type Exclusion } from '@/src/plugins/statistics/rules/exclusion'
import type { Drizzle } from '@/src/queries/visits/drizzle'

const ExclusionRowsSchema = z.array(
  z.object({
    kind: z.enum(EXCLUSION_KINDS),
    value: z.string(),
    since: z.coerce.date().nullable(),
    until: z.coerce.date().nullable(),
  }),
)

/**
 * Reads the exclusions in force, under lock_visits(): otherwise a writer could miss a new exclusion
 * and the recount that follows it.
 */
export async function readExclusionsInForce(transaction: Drizzle): Promise<Exclusion[]> {
  const { rows } = await transaction.execute(sql`
    SELECT kind, coalesce(source::text, value, '') AS value, since, until
    FROM visit_exclusions WHERE is_in_force AND kind <> 'network'`)
  return ExclusionRowsSchema.parse(rows)
}
