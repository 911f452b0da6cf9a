import { sql } from '@payloadcms/db-postgres'
import type { Payload, PayloadRequest } from 'payload'
import { z } from 'zod'
import { type Doer, inTransaction } from '@/src/database/inTransaction'
import { transactionDrizzle } from '@/src/database/transactionDrizzle'
import { counted } from '@/src/queries/counted'
import { idsIn } from '@/src/queries/idsIn'

const Ids = z.array(z.object({ id: z.number() }))

type Noted = {
  ids: number[]
  /** False: it was a mistake, an answer is owed again. */
  isAnswered: boolean
  /** What tells the others. */
  note: string
  now: Date
}

/**
 * Notes that candidates had their answer by telephone or in an interview: nothing is owed to them any more.
 * A note of whoever says so tells the others. What was sent from here stays answered.
 * @returns the ids of those of whom this was news
 */
export function noteAnsweredElsewhere(payload: Payload, noted: Noted, doer: Doer) {
  return inTransaction(payload, doer, async (req) => {
    const { rows } = await (await transactionDrizzle(req)).execute(changeOf(noted))
    const changed = Ids.parse(rows).map(({ id }) => id)
    for (const id of changed) await tellTheOthers(req, id, noted.note)
    return changed
  })
}

const changeOf = ({ ids, isAnswered, now }: Noted) =>
  isAnswered
    ? sql`
      UPDATE job_applications SET awaits_answer = false, answered_at = ${now.toISOString()}
      WHERE id IN ${idsIn(ids)} AND awaits_answer AND ${counted()} RETURNING id`
    : sql`
      UPDATE job_applications SET awaits_answer = true, answered_at = NULL
      WHERE id IN ${idsIn(ids)} AND NOT awaits_answer AND answered_at IS NOT NULL
        AND ${counted()}
        AND NOT EXISTS (SELECT FROM application_answers answer
          WHERE answer.application_id = job_applications.id AND answer.taken_at IS NOT NULL)
      RETURNING id`

async function tellTheOthers(req: PayloadRequest, application: number, text: string) {
  await req.payload.create({
    collection: 'application-notes',
    data: { application, text },
    depth: 0,
    overrideAccess: false,
    req,
  })
}
