import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { z } from 'zod'
import { hasStaffRights } from '@/src/domain/accounts/roles'
import type { SignedInUser } from '@/src/domain/accounts/signedInUser'
import { notSpamCondition } from '@/src/queries/notSpamCondition'

const UnreadCountsSchema = z.object({ total: z.number(), unread: z.number() })

/** Progress of reading documents, in applications; null when all are read. */
export async function readDocumentReadingProgress(
  payload: Payload,
  user: SignedInUser | null | undefined,
): Promise<{ read: number; total: number } | null> {
  if (!hasStaffRights(user)) return null
  const { rows } = await payload.db.drizzle.execute(sql`
    SELECT unread, CASE WHEN unread > 0 THEN (
      SELECT count(*)::int FROM job_applications WHERE ${notSpamCondition()}) ELSE 0 END AS total
    FROM (SELECT count(*)::int AS unread FROM application_words
      JOIN job_applications ON job_applications.id = application_id
      WHERE words IS NULL AND ${notSpamCondition()}) waiting`)
  const { total, unread } = UnreadCountsSchema.parse(rows[0])
  return unread > 0 ? { read: total - unread, total } : null
}
