import type { Payload } from 'payload'
import { inTransaction, type TransactionActor } from '@/src/database/inTransaction'
import { transactionDrizzle } from '@/src/database/transactionDrizzle'
import { addRequestIdToJobInput } from '@/src/log/requestContext'
import { issueCandidateLink } from './issueCandidateLink'
import { recordCandidateLinkAction } from './revokeCandidateLink'

/**
 * Queues a mail with the link of an application; a revoked link is replaced by a new one.
 * @returns false when the application has no candidate any more
 */
export function sendCandidateLink(payload: Payload, application: number, doer: TransactionActor) {
  return inTransaction(payload, doer, async (req) => {
    const drizzle = await transactionDrizzle(req)
    const issue = { application, replacesRevoked: true }
    if ((await issueCandidateLink(payload, issue, drizzle)) === null) return false
    await recordCandidateLinkAction(req, 'candidateLinkSent', application)
    await payload.jobs.queue({
      task: 'sendCandidateLinks',
      input: addRequestIdToJobInput({ applicationId: application, isWholePerson: false }),
      req,
    })
    return true
  })
}
