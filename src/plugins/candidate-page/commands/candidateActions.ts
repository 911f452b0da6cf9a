import { sql } from '@payloadcms/db-postgres'
import type { Payload, PayloadRequest } from 'payload'
import { recordApplicationEvent } from '@/src/audit/recordApplicationEvent'
import { inTransaction } from '@/src/database/inTransaction'
import { transactionDrizzle } from '@/src/database/transactionDrizzle'
import { addRequestIdToJobInput } from '@/src/log/requestContext'
import { findEarlierApplications } from '@/src/plugins/candidate-page/queries/findEarlierApplications'
import {
  type CandidateAction,
  ERASURE_DELAY_HOURS,
  erasureMoment,
} from '@/src/plugins/candidate-page/rules/candidateSession'
import { queueStaffReport } from './queueStaffReport'

type CandidateActionContext = { application: number; headers: Headers; now: Date }

/**
 * What a candidate with an open session does to the application; repeated, it changes nothing.
 * @returns whether something changed
 */
export function runCandidateAction(
  payload: Payload,
  action: CandidateAction,
  context: CandidateActionContext,
): Promise<boolean> {
  const { headers } = context
  return inTransaction(payload, { user: null, headers }, (req) =>
    COMMAND_BY_CANDIDATE_ACTION[action](req, context),
  )
}

const COMMAND_BY_CANDIDATE_ACTION: Record<
  CandidateAction,
  (req: PayloadRequest, context: CandidateActionContext) => Promise<boolean>
> = {
  withdraw: withdrawApplication,
  'replace-earlier': replaceEarlierApplications,
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
  if (!rowCount) return false
  await recordApplicationEvent(req, { application, kind: 'withdrawn' })
  await queueStaffReport(req, { application, report: 'withdrawal' })
  await drizzle.execute(sql`
    UPDATE candidate_links SET session_hash = NULL, session_expires_at = NULL
    WHERE application_id = ${application}`)
  return true
}

/** Withdraws the earlier applications for the same offer. The session of this one stays. */
async function replaceEarlierApplications(req: PayloadRequest, context: CandidateActionContext) {
  const { application } = context
  // The lock refuses an application that staff decide and answer at this moment.
  const earlier = await findEarlierApplications(await transactionDrizzle(req), {
    application,
    isLocking: true,
  })
  const replaceable = earlier.filter(({ isReplaceable }) => isReplaceable)
  for (const { id } of replaceable) await withdrawApplication(req, { ...context, application: id })
  return replaceable.length > 0
}

/** Staff are informed once in 24 hours, because a session can request and cancel without end. */
async function requestErasure(req: PayloadRequest, { application, now }: CandidateActionContext) {
  const eraseAt = erasureMoment(now)
  const drizzle = await transactionDrizzle(req)
  const { rowCount } = await drizzle.execute(sql`
    UPDATE candidate_links SET erase_at = ${eraseAt.toISOString()}, updated_at = now()
    WHERE application_id = ${application} AND revoked_at IS NULL AND erase_at IS NULL`)
  if (!rowCount) return false
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
  return true
}

// The job stays in the queue, and finds that nothing is to be erased.
async function cancelErasure(req: PayloadRequest, { application }: CandidateActionContext) {
  const { rowCount } = await (await transactionDrizzle(req)).execute(sql`
    UPDATE candidate_links SET erase_at = NULL, updated_at = now()
    WHERE application_id = ${application} AND erase_at IS NOT NULL`)
  if (!rowCount) return false
  await recordApplicationEvent(req, { application, kind: 'erasure-cancelled' })
  return true
}
