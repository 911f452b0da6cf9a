import type { Payload } from 'payload'
import { isAnonymisedEmail } from '@/src/domain/people/retention'

/**
 * For the job that sends the reply, which has no user; null when there is no recipient any more.
 */
export async function findCandidateReplyToSend(payload: Payload, id: number) {
  const answer = await payload.findByID({
    collection: 'application-answers',
    id,
    depth: 1,
    disableErrors: true,
    // The job has no user, and needs the recipient.
    overrideAccess: true,
  })
  const application = answer?.application
  if (!answer || typeof application !== 'object' || application === null) return null
  const { candidateEmail, candidateName } = application
  if (!candidateEmail || isAnonymisedEmail(candidateEmail)) return null
  return {
    ...{ id: answer.id, createdAt: answer.createdAt, language: answer.language },
    ...{ subject: answer.subject, body: answer.body, sendAfter: answer.sendAfter },
    state: answer.state,
    proposedOffer: answer.proposedOffer ?? null,
    requestsKeepConsent: answer.requestsKeepConsent === true,
    candidate: { name: candidateName ?? '', email: candidateEmail },
    applicationId: application.id,
    applicationSentAt: application.createdAt,
  }
}
