import { privateJson } from '@/src/app/api/privateJson'
import { staffAction } from '@/src/app/api/staffAction'
import { noteAnswersLeft } from '@/src/plugins/answers/commands/noteAnswersLeft'
import { answerAction } from '@/src/plugins/answers/routes/reponses-candidats/answerAction'
import { IdsInput } from '@/src/plugins/answers/routes/reponses-candidats/askedAnswers'

/** Records that replies whose sending was interrupted were sent after all, as a user has verified. */
export function POST(request: Request): Promise<Response> {
  return staffAction(request, {
    ...answerAction,
    input: IdsInput,
    run: async ({ payload, doer, input }) =>
      privateJson({ ids: await noteAnswersLeft(payload, input.ids, doer) }),
  })
}
