import type { Payload } from 'payload'
import { type RateLimitedSender, rateLimitSubmission } from '@/src/commands/rateLimitSubmission'
import type { SubmissionOutcome } from '@/src/domain/submissions/submission'
import { addRequestIdToJobInput } from '@/src/log/requestContext'
import { MAX_LINK_MAILS_PER_HOUR } from '@/src/plugins/candidate-page/rules/candidatePage'
import { findLatestApplicationIdOfEmail } from '../queries/internal/findApplicationsOf'
import { hashEmail } from './candidateLinkToken'

/**
 * Queues a mail with the links of all applications of this e-mail address. An unknown address gets
 * the same response after the same queries, so that the form does not reveal who has applied.
 */
export async function requestCandidateLinks(
  payload: Payload,
  email: string,
  { sender, now }: { sender: RateLimitedSender; now: Date },
): Promise<SubmissionOutcome> {
  const retryAfterSeconds = await rateLimitSubmission(payload, sender, now)
  if (retryAfterSeconds) return { ok: false, reason: 'tooManySubmissions', retryAfterSeconds }
  // Otherwise anyone could fill the mailbox of a candidate.
  const mailbox = { address: hashEmail(payload, email), perHour: MAX_LINK_MAILS_PER_HOUR }
  const isMailboxFull = (await rateLimitSubmission(payload, mailbox, now)) !== null
  try {
    const application = await findLatestApplicationIdOfEmail(payload, email)
    await payload.jobs.queue({
      task: 'sendCandidateLinks',
      input: addRequestIdToJobInput({
        applicationId: isMailboxFull ? 0 : (application ?? 0),
        isWholePerson: true,
      }),
    })
    return { ok: true, warnings: [] }
  } catch (err) {
    payload.logger.error({ err, msg: 'A request for candidate links could not be queued' })
    return { ok: false, reason: 'unexpected' }
  }
}
