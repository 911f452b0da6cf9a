import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { z } from 'zod'
import { ANONYMISED_EMAIL } from '@/src/domain/people/retention'
import { isSentReplySql } from '@/src/plugins/answers/queries/sentReplies'
import { notSpamCondition } from '@/src/queries/notSpamCondition'

const EarlierApplicationRows = z.array(
  z.object({ id: z.number(), sentAt: z.coerce.date(), isReplaceable: z.boolean() }),
)
export type EarlierApplication = z.infer<typeof EarlierApplicationRows>[number]

type Options = { application: number; isLocking?: boolean }

// Old applications have no time of their decision: any reply counts for them.
const decidedAtSql = sql`coalesce(earlier.status_changed_at, '-infinity')`
const isDecisionAnsweredSql = sql`(coalesce(earlier.answered_at >= ${decidedAtSql}, false)
  OR EXISTS (SELECT FROM application_answers answer WHERE answer.application_id = earlier.id
    AND ${isSentReplySql} AND answer.sent_at >= ${decidedAtSql}))`

/**
 * The applications of the same e-mail address for the same offer before this one, the first one
 * first; none for spontaneous applications. Withdrawn applications and spam do not count. A decided
 * application is replaceable until the reply has left, because its candidate must not learn earlier
 * that there is a decision.
 */
export async function findEarlierApplications(
  drizzle: Pick<Payload['db']['drizzle'], 'execute'>,
  { application, isLocking = false }: Options,
): Promise<EarlierApplication[]> {
  const { rows } = await drizzle.execute(sql`
    SELECT earlier.id, earlier.created_at AS "sentAt", this.withdrawn_at IS NULL
      AND (earlier.status IN ('pending', 'reviewed') OR NOT ${isDecisionAnsweredSql})
      AS "isReplaceable"
    FROM job_applications earlier JOIN job_applications this
      ON earlier.job_offer_id = this.job_offer_id AND earlier.id < this.id
      AND lower(earlier.candidate_email) = lower(this.candidate_email)
    WHERE this.id = ${application} AND this.candidate_email <> ${ANONYMISED_EMAIL}
      AND earlier.withdrawn_at IS NULL AND ${notSpamCondition('earlier')}
    ORDER BY earlier.id ${isLocking ? sql`FOR UPDATE OF earlier` : sql``}`)
  return EarlierApplicationRows.parse(rows)
}
