import type { Payload } from 'payload'
import { z } from 'zod'

const UnreadDocumentFiguresSchema = z.object({
  unread: z.number(),
  oldestSeconds: z.number(),
  isProgressing: z.boolean(),
})
export type UnreadDocumentFigures = z.infer<typeof UnreadDocumentFiguresSchema>

/**
 * Counts the applications whose documents are not read yet, with the waiting time of the oldest
 * document. Documents that wait for the antivirus are counted by readCandidateFileFigures. `isProgressing`:
 * others were read recently, as after a restore, when all documents are read again.
 */
export async function readUnreadDocumentFigures(payload: Payload): Promise<UnreadDocumentFigures> {
  const { rows } = await payload.db.pool.query(`
    SELECT count(*)::int AS unread,
      coalesce(extract(epoch FROM now() - min(since)), 0)::float AS "oldestSeconds",
      count(*) > 0 AND EXISTS (SELECT FROM application_words
        WHERE words IS NOT NULL AND tried_at > now() - interval '5 minutes') AS "isProgressing"
    FROM application_words JOIN job_applications application ON application.id = application_id,
      LATERAL (
        SELECT greatest(application.created_at, max(file.created_at)) AS since,
          bool_or(check_state = 'pending') AS "isUnchecked"
        FROM candidate_files file WHERE file.id IN (cv_id, cover_letter_file_id)
      ) received
    WHERE words IS NULL AND "isUnchecked" IS NOT TRUE`)
  return UnreadDocumentFiguresSchema.parse(rows[0])
}
