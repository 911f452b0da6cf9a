import { privateJson } from '@/src/app/api/privateJson'
import { staffAction } from '@/src/app/api/staffAction'
import { countStaffAct } from '@/src/commands/countStaffAct'
import { sendAnswersAgain } from '@/src/plugins/answers/commands/sendAnswersAgain'
import {
  answerAction,
  refusal,
  tooMany,
} from '@/src/plugins/answers/routes/reponses-candidats/answerAction'
import { IdsInput } from '@/src/plugins/answers/routes/reponses-candidats/askedAnswers'
import { canMailLeave } from '@/src/queries/canMailLeave'

/** Queues replies again that a mail server refused. */
export function POST(request: Request): Promise<Response> {
  return staffAction(request, {
    ...answerAction,
    input: IdsInput,
    run: async ({ payload, user, doer, input: { ids } }) => {
      if (!(await canMailLeave(payload))) return refusal(409, 'noServer')
      const minutes = await countStaffAct(payload, 'answer', user.id, ids.length)
      if (minutes) return tooMany(minutes)
      return privateJson({ count: await sendAnswersAgain(payload, { ids, now: new Date() }, doer) })
    },
  })
}
