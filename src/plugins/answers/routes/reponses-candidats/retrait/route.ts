import { privateJson } from '@/src/app/api/privateJson'
import { staffAction } from '@/src/app/api/staffAction'
import { withdrawAnswers } from '@/src/plugins/answers/commands/withdrawAnswers'
import { answerAction } from '@/src/plugins/answers/routes/reponses-candidats/answerAction'
import { IdsInput } from '@/src/plugins/answers/routes/reponses-candidats/askedAnswers'

/** Withdraws replies that have not been sent. */
export function POST(request: Request): Promise<Response> {
  return staffAction(request, {
    ...answerAction,
    input: IdsInput,
    run: async ({ payload, doer, input }) =>
      privateJson({ ids: await withdrawAnswers(payload, input.ids, doer) }),
  })
}
