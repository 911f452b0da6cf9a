import { privateJsonResponse } from '@/src/app/api/privateJsonResponse'
import { runStaffAction } from '@/src/app/api/runStaffAction'
import { recordRepliedElsewhere } from '@/src/plugins/answers/commands/recordRepliedElsewhere'
import { RepliedElsewhereInputSchema } from '@/src/plugins/answers/routes/reponses-candidats/candidateReplyInputs'
import { candidateReplyRouteOptions } from '@/src/plugins/answers/routes/reponses-candidats/candidateReplyRouteOptions'
import { repliedElsewhereWords } from '@/src/plugins/answers/words/admin/candidateReplies'

/** Records that candidates were answered by telephone or in person, or that this was a mistake. */
export function POST(request: Request): Promise<Response> {
  return runStaffAction(request, {
    ...candidateReplyRouteOptions,
    input: RepliedElsewhereInputSchema,
    run: async ({ payload, doer, input }) => {
      const note = input.isAnswered ? repliedElsewhereWords.note : repliedElsewhereWords.owedNote
      const noted = { ...input, note, now: new Date() }
      return privateJsonResponse({ ids: await recordRepliedElsewhere(payload, noted, doer) })
    },
  })
}
