import { privateJson } from '@/src/app/api/privateJson'
import { runStaffAction } from '@/src/app/api/runStaffAction'
import { countStaffMailAction } from '@/src/commands/countStaffMailAction'
import { requeueFailedReplies } from '@/src/plugins/answers/commands/requeueFailedReplies'
import { ReplyIdsInput } from '@/src/plugins/answers/routes/reponses-candidats/askedAnswers'
import {
  candidateReplyError,
  candidateReplyRouteOptions,
  tooManyCandidateRepliesResponse,
} from '@/src/plugins/answers/routes/reponses-candidats/candidateReplyRouteOptions'
import { canSendMail } from '@/src/queries/canSendMail'

/** Queues replies again that a mail server refused. */
export function POST(request: Request): Promise<Response> {
  return runStaffAction(request, {
    ...candidateReplyRouteOptions,
    input: ReplyIdsInput,
    run: async ({ payload, user, doer, input: { ids } }) => {
      if (!(await canSendMail(payload))) return candidateReplyError(409, 'noServer')
      const minutes = await countStaffMailAction(payload, 'answer', user.id, ids.length)
      if (minutes) return tooManyCandidateRepliesResponse(minutes)
      return privateJson({
        count: await requeueFailedReplies(payload, { ids, now: new Date() }, doer),
      })
    },
  })
}
