import { privateJson } from '@/src/app/api/privateJson'
import { runStaffAction } from '@/src/app/api/runStaffAction'
import { withdrawCandidateReplies } from '@/src/plugins/answers/commands/withdrawCandidateReplies'
import { ReplyIdsInput } from '@/src/plugins/answers/routes/reponses-candidats/askedAnswers'
import { candidateReplyRouteOptions } from '@/src/plugins/answers/routes/reponses-candidats/candidateReplyRouteOptions'

/** Withdraws replies that have not been sent. */
export function POST(request: Request): Promise<Response> {
  return runStaffAction(request, {
    ...candidateReplyRouteOptions,
    input: ReplyIdsInput,
    run: async ({ payload, doer, input }) =>
      privateJson({ ids: await withdrawCandidateReplies(payload, input.ids, doer) }),
  })
}
