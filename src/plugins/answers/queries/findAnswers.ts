import type { PayloadRequest, Where } from 'payload'
import { MAX_ANSWERS_AT_ONCE } from '@/src/plugins/answers/rules/applicationAnswer'

async function findAnswersWhere(req: PayloadRequest, where: Where) {
  const { docs } = await req.payload.find({
    collection: 'application-answers',
    where,
    sort: 'id',
    depth: 1,
    limit: MAX_ANSWERS_AT_ONCE,
    pagination: false,
    overrideAccess: false,
    req,
  })
  return docs.map((answer) => ({
    ...{ id: answer.id, state: answer.state, problem: answer.problem ?? null },
    ...{ subject: answer.subject, body: answer.body, language: answer.language },
    ...{ createdAt: answer.createdAt, sentAt: answer.sentAt ?? null },
    authorName: answer.authorName ?? null,
    application:
      typeof answer.application === 'object' ? answer.application.id : answer.application,
    candidate:
      typeof answer.application === 'object' ? (answer.application.candidateName ?? '') : '',
  }))
}

/** The replies to an application, the first one first. */
export const findAnswersTo = (req: PayloadRequest, application: number) =>
  findAnswersWhere(req, { application: { equals: application } })

/** The replies of one bulk send. */
export const findBatch = (req: PayloadRequest, batch: string) =>
  findAnswersWhere(req, { batch: { equals: batch } })

export type ShownAnswer = Awaited<ReturnType<typeof findAnswersTo>>[number]
