import { privateJsonResponse } from '@/src/app/api/privateJsonResponse'
import { runStaffAction } from '@/src/app/api/runStaffAction'
import { markUnclearRepliesSent } from '@/src/plugins/answers/commands/markUnclearRepliesSent'
import { ReplyIdsInputSchema } from '@/src/plugins/answers/routes/reponses-candidats/candidateReplyInputs'
import { candidateReplyRouteOptions } from '@/src/plugins/answers/routes/reponses-candidats/candidateReplyRouteOptions'

/** Records that replies whose sending was interrupted were sent after all, as a user has verified. */
export function POST(request: Request): Promise<Response> {
  return runStaffAction(request, {
    ...candidateReplyRouteOptions,
    input: ReplyIdsInputSchema,
    run: async ({ payload, doer, input }) =>
      privateJsonResponse({ ids: await markUnclearRepliesSent(payload, input.ids, doer) }),
  })
}
