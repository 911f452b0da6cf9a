import { sql } from '@payloadcms/db-postgres'
import type { Payload, PayloadRequest } from 'payload'
import { recordApplicationEvent } from '@/src/audit/recordApplicationEvent'
import { inTransaction } from '@/src/database/inTransaction'
import { transactionDrizzle } from '@/src/database/transactionDrizzle'
import { addRequestIdToJobInput } from '@/src/log/requestContext'
import {
  type CandidateAction,
  ERASURE_DELAY_HOURS,
  erasureMoment,
} from '@/src/plugins/candidate-page/rules/candidateSession'
import { queueStaffReport } from './queueStaffReport'

type CandidateActionContext = { application: number; headers: Headers; now: Date }

/** What a candidate with an open session does to the application; repeated, it changes nothing. */
export function runCandidateAction(
  payload: Payload,
  action: CandidateAction,
  context: CandidateActionContext,
): Promise<void> {
  const { headers } = context
  return inTransaction(payload, { user: null, headers }, (req) =>
    COMMAND_BY_CANDIDATE_ACTION[action](req, context),
  )
}

const COMMAND_BY_CANDIDATE_ACTION: Record<
  CandidateAction,
  (req: PayloadRequest, context: CandidateActionContext) => Promise<void>
> = {
  withdraw: withdrawApplication,
  erase: requestErasure,
  'cancel-erasure': cancelErasure,
}

/** The status stays, and no answer is due any more. The session ends. */
async function withdrawApplication(
  req: PayloadRequest,
  { application, now }: CandidateActionContext,
) {
  const drizzle = await transactionDrizzle(req)
  const { rowCount } = await drizzle.execute(sql`
    UPDATE job_applications SET withdrawn_at = ${now.toISOString()}, awaits_answer = false,
      updated_at = now()
    WHERE id = ${application} AND withdrawn_at IS NULL`)
  if (!rowCount) return
  await recordApplicationEvent(req, { application, kind: 'withdrawn' })
  await queueStaffReport(req, { application, report: 'withdrawal' })
  await drizzle.execute(sql`
    UPDATE candidate_links SET session_hash = NULL, session_expires_at = NULL
    WHERE application_id = ${application}`)
}

/** Staff are informed once in 24 hours, because a session can request and cancel without end. */
async function requestErasure(req: PayloadRequest, { application, now }: CandidateActionContext) {
  const eraseAt = erasureMoment(now)
  const drizzle = await transactionDrizzle(req)
  const { rowCount } = await drizzle.execute(sql`
    UPDATE candidate_links SET erase_at = ${eraseAt.toISOString()}, updated_at = now()
    WHERE application_id = ${application} AND revoked_at IS NULL AND erase_at IS NULL`)
  if (!rowCount) return
  const { rowCount: recentRequests } = await drizzle.execute(sql`
    SELECT FROM application_events
    WHERE application_id = ${application} AND kind = 'erasure-requested'
      AND created_at > now() - make_interval(hours => ${ERASURE_DELAY_HOURS}::int) LIMIT 1`)
  if (!recentRequests) await queueStaffReport(req, { application, report: 'erasure-request' })
  await recordApplicationEvent(req, { application, kind: 'erasure-requested' })
  await req.payload.jobs.queue({
    task: 'eraseForCandidate',
    input: addRequestIdToJobInput({ applicationId: application }),
    waitUntil: eraseAt,
    req,
  })
}

// The job stays in the queue, and finds that nothing is to be erased.
async function cancelErasure(req: PayloadRequest, { application }: CandidateActionContext) {
  const { rowCount } = await (await transactionDrizzle(req)).execute(sql`
    UPDATE candidate_links SET erase_at = NULL, updated_at = now()
    WHERE application_id = ${application} AND erase_at IS NOT NULL`)
  if (rowCount) await recordApplicationEvent(req, { application, kind: 'erasure-cancelled' })
}
