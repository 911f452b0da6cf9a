import type { PayloadRequest, Where } from 'payload'
import { MAX_CANDIDATE_REPLIES_PER_BATCH } from '@/src/plugins/answers/rules/candidateReply'

async function findRepliesWhere(req: PayloadRequest, where: Where) {
  const { docs } = await req.payload.find({
    collection: 'application-answers',
    where,
    sort: 'id',
    depth: 1,
    limit: MAX_CANDIDATE_REPLIES_PER_BATCH,
    pagination: false,
    overrideAccess: false,
    req,
  })
  return docs.map((answer) => ({
    ...{ id: answer.id, state: answer.state, problem: answer.problem ?? null },
    ...{ subject: answer.subject, body: answer.body, language: answer.language },
    ...{ createdAt: answer.createdAt, sentAt: answer.sentAt ?? null },
    authorName: answer.authorName ?? null,
    proposedOffer: answer.proposedOffer ?? null,
    application:
      typeof answer.application === 'object' ? answer.application.id : answer.application,
    candidate:
      typeof answer.application === 'object' ? (answer.application.candidateName ?? '') : '',
  }))
}

/** The replies to an application, the first one first. */
export const findApplicationReplies = (req: PayloadRequest, application: number) =>
  findRepliesWhere(req, { application: { equals: application } })

/** The replies of one bulk send. */
export const findRepliesOfBatch = (req: PayloadRequest, batch: string) =>
  findRepliesWhere(req, { batch: { equals: batch } })

export type ShownCandidateReply = Awaited<ReturnType<typeof findApplicationReplies>>[number]
