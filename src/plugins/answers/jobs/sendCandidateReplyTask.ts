import type { Payload, TaskConfig } from 'payload'
import { z } from 'zod'
import { createNotificationContext } from '@/src/jobs/createNotificationContext'
import { failWithoutRetry } from '@/src/jobs/failWithoutRetry'
import { LONG_OUTAGE_RETRIES } from '@/src/jobs/retries'
import type { NotificationOutlets } from '@/src/notifications/notificationOutlets'
import {
  hasMailServerRecentlyAcceptedReply,
  markCandidateReplyFailedForGood,
  markCandidateReplyRefused,
  markCandidateReplySent,
  markCandidateReplyTransferStarted,
  postponeReplySending,
  recordFailedReplyAttempt,
  removeConsentRequestFromReply,
  updateReplyStateBeforeSending,
} from '@/src/plugins/answers/commands/storeCandidateReplyState'
import { mailCandidateReply as mailAnswer } from '@/src/plugins/answers/notifications/mailCandidateReply'
import { canRequestKeepConsent } from '@/src/plugins/answers/queries/canRequestKeepConsent'
import { findProposalObstacle } from '@/src/plugins/answers/queries/findProposalObstacle'
import { findCandidateReplyToSend } from '@/src/plugins/answers/queries/internal/findCandidateReplyToSend'
import {
  isMailRefusedPermanently,
  isMailServerFailure,
  parseMailFailure,
} from '@/src/plugins/answers/rules/mailFailure'
import { proposalObstacleProblem } from '@/src/plugins/answers/rules/offerProposal'
import { keepConsentUrl } from '@/src/plugins/retention/jobs/keepConsentUrl'
import { canSendMail } from '@/src/queries/canSendMail'

const SendCandidateReplyInputSchema = z.object({ answerId: z.number(), applicationId: z.number() })
type SendCandidateReplyTask = TaskConfig<{
  input: z.infer<typeof SendCandidateReplyInputSchema>
  output: object
}>

const NO_MAIL_SERVER_PROBLEM = 'no mail server is set up'
const SENDING_INTERRUPTED_PROBLEM = 'sending it was cut off'

/**
 * Sends a candidate reply by mail exactly once, even when the job runs again. The runner sends one
 * reply at a time and one per run, because a mail server refuses many mails at once.
 */
export const sendCandidateReplyTask = (outlets: NotificationOutlets): SendCandidateReplyTask => ({
  slug: 'sendAnswer',
  inputSchema: [
    { name: 'answerId', type: 'number', required: true },
    // Shown in the list of undelivered mails.
    { name: 'applicationId', type: 'number', required: true },
  ],
  retries: LONG_OUTAGE_RETRIES,
  concurrency: () => 'sendAnswer',
  handler: async ({ input: { answerId }, job, req: { payload } }) => {
    const answer = await findCandidateReplyToSend(payload, answerId)
    if (!answer) return { output: {} }
    const state = await updateReplyStateBeforeSending(payload, answerId)
    if (state === 'unclear')
      return failWithoutRetry({ payload, job, problem: SENDING_INTERRUPTED_PROBLEM })
    if (state !== 'waiting') return { output: {} }
    const context = await createNotificationContext(payload, outlets)
    const attempt = { payload, job, answerId, now: context.now }
    const { applicationId, applicationSentAt, proposedOffer } = answer
    const proposal = { application: applicationId, proposedOffer, now: context.now }
    const obstacle = await findProposalObstacle(payload, proposal)
    if (obstacle) {
      await markCandidateReplyRefused(payload, answerId, proposalObstacleProblem(obstacle))
      return { output: {} }
    }
    if (!(await canSendMail(payload)))
      return refuseReplyForGood({ ...attempt, problem: NO_MAIL_SERVER_PROBLEM })
    const sender = { id: applicationId, language: answer.language, sentAt: applicationSentAt }
    // Null if the address of the site is unknown: then the mail cannot request a consent.
    const consentUrl = keepConsentUrl(payload, sender, context)
    const isConsentRequested =
      answer.requestsKeepConsent &&
      consentUrl !== null &&
      (await canRequestKeepConsent(payload, proposal))
    if (answer.requestsKeepConsent && !isConsentRequested)
      await removeConsentRequestFromReply(payload, answerId)
    let isWanted = true
    const take = async () => {
      isWanted = await markCandidateReplyTransferStarted(payload, answerId, context.now)
      if (!isWanted) throw new Error('It was taken back')
    }
    try {
      const hasConsentLink = proposedOffer !== null || isConsentRequested
      await mailAnswer({ ...answer, consentUrl: hasConsentLink ? consentUrl : null }, context, take)
    } catch (err) {
      if (!isWanted) return { output: {} }
      return await handleReplySendingFailure(err, attempt)
    }
    await markCandidateReplySent(payload, answerId, context.now)
    return { output: {} }
  },
  onFail: async ({ input, req, taskStatus }) => {
    const isLast = (taskStatus?.totalTried ?? 0) >= LONG_OUTAGE_RETRIES.attempts
    if (isLast)
      await markCandidateReplyFailedForGood(
        req.payload,
        SendCandidateReplyInputSchema.parse(input).answerId,
      )
  },
})

type ReplySendingAttempt = {
  payload: Payload
  job: { id: number | string; totalTried?: number | null }
  answerId: number
  now: Date
}

async function handleReplySendingFailure(
  err: unknown,
  attempt: ReplySendingAttempt,
): Promise<never> {
  const { answerId, job, now, payload } = attempt
  const problem = err instanceof Error ? err.message : String(err)
  const failure = parseMailFailure(err)
  if (isMailRefusedPermanently(failure)) return refuseReplyForGood({ ...attempt, problem })
  const wasSaidNo = failure.code !== null
  const state = await recordFailedReplyAttempt(payload, answerId, { problem, wasSaidNo })
  if (
    isMailServerFailure(failure) ||
    (wasSaidNo && (await hasMailServerRecentlyAcceptedReply(payload, now)))
  ) {
    await postponeReplySending(payload, { now, exceptJob: Number(job.id), problem })
  }
  if (state === 'unclear')
    return failWithoutRetry({
      payload,
      job,
      problem: `${SENDING_INTERRUPTED_PROBLEM}: ${problem}`,
    })
  throw err
}

async function refuseReplyForGood({
  answerId,
  payload,
  job,
  problem,
}: ReplySendingAttempt & { problem: string }): Promise<never> {
  await markCandidateReplyRefused(payload, answerId, problem)
  return failWithoutRetry({ payload, job, problem })
}
