import { privateJson } from '@/src/app/api/privateJson'
import { staffAction } from '@/src/app/api/staffAction'
import { countStaffAct } from '@/src/commands/countStaffAct'
import { sendAnswersAgain } from '@/src/commands/sendAnswersAgain'
import { canMailLeave } from '@/src/queries/canMailLeave'
import { answerAction, refusal, tooMany } from '../answerAction'
import { AskedIds } from '../askedAnswers'

/** Queues replies again that a mail server refused. */
export function POST(request: Request): Promise<Response> {
  return staffAction(request, {
    ...answerAction,
    input: AskedIds,
    run: async ({ payload, user, doer, input: { ids } }) => {
      if (!(await canMailLeave(payload))) return refusal(409, 'noServer')
      const minutes = await countStaffAct(payload, 'answer', user.id, ids.length)
      if (minutes) return tooMany(minutes)
      return privateJson({ count: await sendAnswersAgain(payload, { ids, now: new Date() }, doer) })
    },
  })
}
