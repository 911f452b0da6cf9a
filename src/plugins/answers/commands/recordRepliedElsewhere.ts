import { sql } from '@payloadcms/db-postgres'
import type { Payload, PayloadRequest } from 'payload'
import { z } from 'zod'
import { inTransaction, type TransactionActor } from '@/src/database/inTransaction'
import { transactionDrizzle } from '@/src/database/transactionDrizzle'
import { idsSubquery } from '@/src/queries/idsSubquery'
import { notSpamCondition } from '@/src/queries/notSpamCondition'

const UpdatedApplicationRowsSchema = z.array(z.object({ id: z.number() }))

type RecordRepliedElsewhereOptions = {
  ids: number[]
  /** False when the record was a mistake: the candidate still needs a reply. */
  isAnswered: boolean
  /** The text of the note that informs colleagues. */
  note: string
  now: Date
}

/**
 * Records that candidates were answered by telephone or in an interview, so that no reply is due
 * any more. A note in the user's name informs colleagues. Replies sent from the site stay.
 * @returns the ids of the applications that changed
 */
export function recordRepliedElsewhere(
  payload: Payload,
  noted: RecordRepliedElsewhereOptions,
  doer: TransactionActor,
) {
  return inTransaction(payload, doer, async (req) => {
    const { rows } = await (await transactionDrizzle(req)).execute(updateRepliedElsewhereSql(noted))
    const changed = UpdatedApplicationRowsSchema.parse(rows).map(({ id }) => id)
    for (const id of changed) await addApplicationNote(req, id, noted.note)
    return changed
  })
}

const updateRepliedElsewhereSql = ({ ids, isAnswered, now }: RecordRepliedElsewhereOptions) =>
  isAnswered
    ? sql`
      UPDATE job_applications SET awaits_answer = false, answered_at = ${now.toISOString()}
      WHERE id IN ${idsSubquery(ids)} AND awaits_answer AND ${notSpamCondition()} RETURNING id`
    : sql`
      UPDATE job_applications SET awaits_answer = withdrawn_at IS NULL, answered_at = NULL
      WHERE id IN ${idsSubquery(ids)} AND NOT awaits_answer AND answered_at IS NOT NULL
        AND ${notSpamCondition()}
        AND NOT EXISTS (SELECT FROM application_answers answer
          WHERE answer.application_id = job_applications.id AND answer.taken_at IS NOT NULL
            AND answer.proposed_offer IS NULL)
      RETURNING id`

async function addApplicationNote(req: PayloadRequest, application: number, text: string) {
  await req.payload.create({
    collection: 'application-notes',
    data: { application, text },
    depth: 0,
    overrideAccess: false,
    req,
  })
}
