import type { Payload } from 'payload'
import { isAnonymised } from '@/src/domain/people/retention'

/** For the job that sends it, which has no user; null once nobody is left to send it to. */
export async function findAnswer(payload: Payload, id: number) {
  const answer = await payload.findByID({
    collection: 'application-answers',
    id,
    depth: 1,
    disableErrors: true,
    // The job that sends it has no user, and must know whom to write to.
    overrideAccess: true,
  })
  const application = answer?.application
  if (!answer || typeof application !== 'object' || application === null) return null
  const { candidateEmail, candidateName } = application
  if (!candidateEmail || isAnonymised(candidateEmail)) return null
  return {
    ...{ id: answer.id, createdAt: answer.createdAt, language: answer.language },
    ...{ subject: answer.subject, body: answer.body, sendAfter: answer.sendAfter },
    state: answer.state,
    candidate: { name: candidateName ?? '', email: candidateEmail },
    applicationId: application.id,
  }
}
