import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { z } from 'zod'
import { notSpamCondition } from '@/src/queries/notSpamCondition'

const EarlierApplicationRows = z.array(z.object({ sentAt: z.coerce.date() }))

/**
 * When the same e-mail address last applied for the same offer before this application; null for
 * the first one and for spontaneous applications. A withdrawn application does not count.
 */
export async function findEarlierApplicationDate({ db }: Payload, application: number) {
  const { rows } = await db.drizzle.execute(sql`
    SELECT earlier.created_at AS "sentAt"
    FROM job_applications earlier JOIN job_applications this
      ON earlier.job_offer_id = this.job_offer_id AND earlier.id < this.id
      AND lower(earlier.candidate_email) = lower(this.candidate_email)
    WHERE this.id = ${application} AND earlier.withdrawn_at IS NULL
      AND ${notSpamCondition('earlier')}
    ORDER BY earlier.id DESC LIMIT 1`)
  return EarlierApplicationRows.parse(rows)[0]?.sentAt ?? null
}
