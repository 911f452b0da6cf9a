import { privateJsonResponse } from '@/src/app/api/privateJsonResponse'
import { runStaffAction } from '@/src/app/api/runStaffAction'
import { rateLimitStaffMail } from '@/src/commands/rateLimitStaffMail'
import { requeueFailedReplies } from '@/src/plugins/answers/commands/requeueFailedReplies'
import { ReplyIdsInputSchema } from '@/src/plugins/answers/routes/reponses-candidats/candidateReplyInputs'
import {
  candidateReplyErrorResponse,
  candidateReplyRouteOptions,
  tooManyCandidateRepliesResponse,
} from '@/src/plugins/answers/routes/reponses-candidats/candidateReplyRouteOptions'
import { canSendMail } from '@/src/queries/canSendMail'

/** Queues replies again that a mail server refused. */
export function POST(request: Request): Promise<Response> {
  return runStaffAction(request, {
    ...candidateReplyRouteOptions,
    input: ReplyIdsInputSchema,
    run: async ({ payload, user, doer, input: { ids } }) => {
      if (!(await canSendMail(payload))) return candidateReplyErrorResponse(409, 'noServer')
      const minutes = await rateLimitStaffMail(payload, 'answer', user.id, ids.length)
      if (minutes) return tooManyCandidateRepliesResponse(minutes)
      return privateJsonResponse({
        count: await requeueFailedReplies(payload, { ids, now: new Date() }, doer),
      })
    },
  })
}
