import { privateJsonResponse } from '@/src/app/api/privateJsonResponse'
import { runStaffAction } from '@/src/app/api/runStaffAction'
import { withdrawCandidateReplies } from '@/src/plugins/answers/commands/withdrawCandidateReplies'
import { ReplyIdsInputSchema } from '@/src/plugins/answers/routes/reponses-candidats/candidateReplyInputs'
import { candidateReplyRouteOptions } from '@/src/plugins/answers/routes/reponses-candidats/candidateReplyRouteOptions'

/** Withdraws replies that have not been sent. */
export function POST(request: Request): Promise<Response> {
  return runStaffAction(request, {
    ...candidateReplyRouteOptions,
    input: ReplyIdsInputSchema,
    run: async ({ payload, doer, input }) =>
      privateJsonResponse({ ids: await withdrawCandidateReplies(payload, input.ids, doer) }),
  })
}
