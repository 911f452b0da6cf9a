import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import type { Payload } from 'payload'
import { z } from 'zod'
import { ANONYMISED_EMAIL } from '@/src/domain/people/retention'
import { APPLICATION_STATUSES } from '@/src/domain/submissions/applicationStatus'
import { isSentReplySql } from '@/src/plugins/answers/queries/sentReplies'
import { MAX_TRIES_PER_CODE } from '@/src/plugins/candidate-page/rules/candidateSession'
import { statusShownToCandidate } from '@/src/plugins/candidate-page/rules/statusShownToCandidate'

const StatusSchema = z.enum(APPLICATION_STATUSES)

const TrackedApplicationRowSchema = z.object({
  offerTitle: z.string().nullable(),
  sentAt: z.coerce.date(),
  answerDueOn: z.coerce.date().nullable(),
  awaitsAnswer: z.boolean(),
  phone: z.string().nullable(),
  letter: z.string().nullable(),
  withdrawnAt: z.coerce.date().nullable(),
  eraseAt: z.coerce.date().nullable(),
  isCodeMailed: z.boolean(),
  files: z.array(z.string()),
  status: StatusSchema,
  changes: z.array(z.object({ at: z.coerce.date(), from: StatusSchema, to: StatusSchema })),
  replies: z.array(z.coerce.date()),
})

/** What a candidate sees of an application: nothing that staff wrote about it. */
export type TrackedApplication = Awaited<ReturnType<typeof findTrackedApplication>>

/** The application of a link; null when the link was revoked. */
export const findTrackedApplication = (payload: Payload, nonce: string) =>
  findTrackedApplicationWhere(
    payload,
    sql`a.id = (SELECT application_id FROM candidate_links
      WHERE nonce = ${nonce} AND revoked_at IS NULL)`,
  )

/** The status whose words the candidate sees now. */
export async function findStatusShownToCandidate(payload: Payload, application: number) {
  return (await findTrackedApplicationWhere(payload, sql`a.id = ${application}`))?.status ?? null
}

async function findTrackedApplicationWhere({ db }: Payload, isMeant: SQL) {
  const { rows } = await db.drizzle.execute(sql`
    SELECT offer.title AS "offerTitle", a.created_at AS "sentAt",
      a.answer_due_on AS "answerDueOn", coalesce(a.awaits_answer, false) AS "awaitsAnswer",
      a.status, a.candidate_phone AS phone, a.cover_letter AS letter, a.withdrawn_at AS "withdrawnAt",
      (SELECT max(erase_at) FROM candidate_links WHERE application_id = a.id) AS "eraseAt",
      EXISTS (SELECT FROM candidate_links WHERE application_id = a.id AND revoked_at IS NULL
        AND code_expires_at > now() AND code_tries < ${MAX_TRIES_PER_CODE}) AS "isCodeMailed",
      array_remove(ARRAY[cv.original_name, letter.original_name], NULL) AS files,
      coalesce((SELECT jsonb_agg(jsonb_build_object('at', event.created_at, 'from', event.from,
          'to', event.to) ORDER BY event.created_at, event.id)
        FROM application_events event
        WHERE event.application_id = a.id AND event.kind = 'status-changed'), '[]') AS changes,
      to_jsonb(array_remove(a.answered_at || (SELECT coalesce(array_agg(answer.sent_at), '{}')
        FROM application_answers answer
        WHERE answer.application_id = a.id AND ${isSentReplySql}), NULL)) AS replies
    FROM job_applications a
    LEFT JOIN job_offers offer ON offer.id = a.job_offer_id
    LEFT JOIN candidate_files cv ON cv.id = a.cv_id
    LEFT JOIN candidate_files letter ON letter.id = a.cover_letter_file_id
    WHERE ${isMeant} AND a.candidate_email <> ${ANONYMISED_EMAIL}`)
  if (!rows[0]) return null
  const { status, changes, replies, ...shown } = TrackedApplicationRowSchema.parse(rows[0])
  const repliedAt = replies.toSorted((one, other) => one.getTime() - other.getTime()).at(-1) ?? null
  return { ...shown, repliedAt, status: statusShownToCandidate({ status, changes, replies }) }
}
