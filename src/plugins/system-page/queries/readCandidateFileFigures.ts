import type { Payload } from 'payload'
import { z } from 'zod'

const CandidateFileFiguresRowSchema = z.object({
  unchecked: z.number(),
  blocked: z.number(),
  spooled: z.number(),
  oldestUnchecked: z.date().nullable(),
  oldestSpooled: z.date().nullable(),
})
export type CandidateFileFigures = z.infer<typeof CandidateFileFiguresRowSchema>

/**
 * Counts the candidates' files that wait for their check, are blocked, or wait for their upload to
 * the store, and since when.
 */
export async function readCandidateFileFigures(payload: Payload): Promise<CandidateFileFigures> {
  const { rows } = await payload.db.pool.query(`
    SELECT count(*) FILTER (WHERE check_state = 'pending')::int AS unchecked,
      count(*) FILTER (WHERE check_state = 'blocked')::int AS blocked,
      count(*) FILTER (WHERE spooled_on IS NOT NULL)::int AS spooled,
      min(created_at) FILTER (WHERE check_state = 'pending') AS "oldestUnchecked",
      min(created_at) FILTER (WHERE spooled_on IS NOT NULL) AS "oldestSpooled"
    FROM candidate_files WHERE check_state <> 'clean' OR spooled_on IS NOT NULL`)
  return CandidateFileFiguresRowSchema.parse(rows[0])
}
