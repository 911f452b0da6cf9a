import { privateJson } from '@/src/app/api/privateJson'
import { staffAction } from '@/src/app/api/staffAction'
import { markUnclearRepliesSent } from '@/src/plugins/answers/commands/markUnclearRepliesSent'
import { ReplyIdsInput } from '@/src/plugins/answers/routes/reponses-candidats/askedAnswers'
import { candidateReplyRouteOptions } from '@/src/plugins/answers/routes/reponses-candidats/candidateReplyRouteOptions'

/** Records that replies whose sending was interrupted were sent after all, as a user has verified. */
export function POST(request: Request): Promise<Response> {
  return staffAction(request, {
    ...candidateReplyRouteOptions,
    input: ReplyIdsInput,
    run: async ({ payload, doer, input }) =>
      privateJson({ ids: await markUnclearRepliesSent(payload, input.ids, doer) }),
  })
}
