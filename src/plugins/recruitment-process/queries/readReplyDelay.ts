import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { z } from 'zod'
import { subtractMonths } from '@/src/domain/people/retention'
import {
  REPLY_DELAY_PERIOD_MONTHS,
  type ReplyDelay,
} from '@/src/plugins/recruitment-process/rules/replyDelay'
import { notSpamCondition } from '@/src/queries/notSpamCondition'

const ReplyDelayRowSchema = z.object({ answers: z.number(), medianDays: z.number().nullable() })

/** Computes the median time to a reply, from the replies of the last twelve months. */
export async function readReplyDelay(payload: Payload, now: Date): Promise<ReplyDelay> {
  const { rows } = await payload.db.drizzle.execute(sql`
    SELECT count(*)::int AS answers,
      (percentile_cont(0.5) WITHIN GROUP (
        ORDER BY extract(epoch FROM answered_at - created_at)::float8) / 86400) AS "medianDays"
    FROM job_applications
    WHERE answered_at > ${subtractMonths(now, REPLY_DELAY_PERIOD_MONTHS).toISOString()}
      AND answered_at <= ${now.toISOString()} AND answered_at >= created_at AND ${notSpamCondition()}`)
  return ReplyDelayRowSchema.parse(rows[0])
}
