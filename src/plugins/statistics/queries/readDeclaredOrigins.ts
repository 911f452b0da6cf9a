import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { z } from 'zod'
import { HEARD_FROM_CHOICES } from '@/src/domain/submissions/heardFrom'
import { notSpamCondition } from '@/src/queries/notSpamCondition'
import { isCreatedInPeriodSql, type LocalPeriod } from './isCreatedInPeriodSql'

const applicationCountFields = { applications: z.number(), accepted: z.number() }
const DeclaredOriginsSchema = z.object({
  /** The figures of candidates without analytics consent, whose visits are unknown. */
  unmeasured: z.object(applicationCountFields),
  /** The figures by the candidates' answer; null without one. */
  answers: z.array(
    z.object({ answer: z.enum(HEARD_FROM_CHOICES).nullable(), ...applicationCountFields }),
  ),
})
export type DeclaredOriginCounts = z.infer<typeof DeclaredOriginsSchema>

/** Counts how candidates heard of the firm, with and without analytics consent. */
export async function readDeclaredOrigins(
  payload: Payload,
  options: LocalPeriod,
): Promise<DeclaredOriginCounts> {
  const { rows } = await payload.db.drizzle.execute(sql`
    WITH sent AS (
      SELECT source, heard_from, (status = 'accepted')::int AS accepted
      FROM job_applications WHERE ${notSpamCondition()} AND ${isCreatedInPeriodSql(options)}
    ) SELECT
      (SELECT json_build_object('applications', count(*), 'accepted', coalesce(sum(accepted), 0))
        FROM sent WHERE source IS NULL) AS unmeasured,
      (SELECT coalesce(json_agg(row ORDER BY applications DESC, answer), '[]') FROM (
        SELECT heard_from AS answer, count(*) AS applications, sum(accepted) AS accepted
        FROM sent GROUP BY heard_from) row) AS answers`)
  return DeclaredOriginsSchema.parse(rows[0])
}
