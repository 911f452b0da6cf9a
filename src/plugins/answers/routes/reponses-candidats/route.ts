import { createHash } from 'node:crypto'
import { privateJsonResponse } from '@/src/app/api/privateJsonResponse'
import { runStaffAction } from '@/src/app/api/runStaffAction'
import { storeAndQueueCandidateReplies } from '@/src/plugins/answers/commands/storeAndQueueCandidateReplies'
import { canReadApplications } from '@/src/plugins/answers/queries/canReadApplications'
import {
  MAX_CANDIDATE_REPLIES_PER_BATCH,
  MAX_REPLY_BODY_CHARACTERS,
  MAX_REPLY_SUBJECT_CHARACTERS,
} from '@/src/plugins/answers/rules/candidateReply'
import { canSendMail } from '@/src/queries/canSendMail'
import { CandidateRepliesInputSchema } from './candidateReplyInputs'
import {
  candidateReplyErrorResponse,
  candidateReplyRouteOptions,
  tooManyCandidateRepliesResponse,
} from './candidateReplyRouteOptions'

/** Bytes of the largest request. JSON may escape a character as 6 bytes. */
const MAX_REPLY_REQUEST_BYTES =
  MAX_CANDIDATE_REPLIES_PER_BATCH * 6 * (MAX_REPLY_SUBJECT_CHARACTERS + MAX_REPLY_BODY_CHARACTERS)

/** Stores the candidate replies that the user has confirmed and queues them. A form that is sent twice counts once. */
export function POST(request: Request): Promise<Response> {
  return runStaffAction(request, {
    ...candidateReplyRouteOptions,
    input: CandidateRepliesInputSchema,
    limit: MAX_REPLY_REQUEST_BYTES,
    run: async ({ payload, user, doer, input: { answers, key } }) => {
      if (!(await canSendMail(payload))) return candidateReplyErrorResponse(409, 'noServer')
      const ids = answers.map(({ application }) => application)
      if (!(await canReadApplications(payload, { ids, user })))
        return candidateReplyErrorResponse(404, 'missing')
      const batch = sha256Digest([user.id, key])
      const keyed = answers.map((answer) => ({
        ...answer,
        key: sha256Digest([user.id, key, answer]),
      }))
      const written = { answers: keyed, batch, now: new Date() }
      const outcome = await storeAndQueueCandidateReplies(payload, written, doer)
      if (outcome.ok) return privateJsonResponse({ ids: outcome.ids, batch })
      if (outcome.error === 'tooMany') return tooManyCandidateRepliesResponse(outcome.minutes)
      return candidateReplyErrorResponse(outcome.error === 'missing' ? 404 : 409, outcome.error)
    },
  })
}

function sha256Digest(parts: unknown[]) {
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex')
}
