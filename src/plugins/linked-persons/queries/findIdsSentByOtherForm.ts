import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { notSpamCondition } from '@/src/queries/notSpamCondition'
import { emailAddressesOfPersonSql } from './samePerson'

const MAX_FOUND_IDS = 100

const IdRowsSchema = z.array(z.object({ id: z.number() }))

export type OtherFormCollection = 'job-applications' | 'contact-messages'

/**
 * Finds the ids of documents that the same e-mail address sent with the other form, including
 * addresses linked by hand; only those that the reader may read, the newest first.
 */
export async function findIdsSentByOtherForm(
  req: PayloadRequest,
  { address, collection }: { address: string; collection: OtherFormCollection },
): Promise<number[]> {
  const { rows } = await req.payload.db.drizzle.execute(sql`
    WITH RECURSIVE ${emailAddressesOfPersonSql(address)}
    SELECT sent.id FROM person CROSS JOIN LATERAL (
      ${OTHER_FORM_QUERIES[collection]} ORDER BY created_at DESC, id DESC LIMIT ${MAX_FOUND_IDS}) sent`)
  const ids = IdRowsSchema.parse(rows).map(({ id }) => id)
  if (ids.length === 0) return []
  const { docs } = await req.payload.find({
    collection,
    where: { id: { in: ids } },
    select: { createdAt: true },
    sort: ['-createdAt', '-id'],
    depth: 0,
    pagination: false,
    overrideAccess: false,
    req,
  })
  return docs.map(({ id }) => id)
}

// There is one query per address: for a join the planner would read the whole table.
const OTHER_FORM_QUERIES = {
  'job-applications': sql`SELECT id, created_at FROM job_applications
    WHERE lower(candidate_email) = person.address AND ${notSpamCondition()}`,
  // The indexed search text is filtered first, because the sender has no index of its own.
  'contact-messages': sql`SELECT id, created_at FROM contact_messages
    WHERE search_text LIKE '%' || fold_text(person.address) || '%'
      AND lower(email) = person.address AND deleted_at IS NULL`,
} as const satisfies Record<OtherFormCollection, unknown>
