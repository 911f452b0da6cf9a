import { countStaffAct } from '@/src/commands/countStaffAct'
import { sendAnswersAgain } from '@/src/commands/sendAnswersAgain'
import { canMailLeave } from '@/src/queries/canMailLeave'
import { answerCandidates, done, refusal, tooMany } from '../answerCandidates'
import { AskedIds } from '../askedAnswers'

/** Has answers sent again that a mail server refused. */
export async function POST(request: Request): Promise<Response> {
  return answerCandidates(request, async ({ payload, sent, user }) => {
    const asked = AskedIds.safeParse(sent)
    if (!asked.success) return refusal(422, 'badInput')
    const { ids } = asked.data
    if (!(await canMailLeave(payload))) return refusal(409, 'noServer')
    const minutes = await countStaffAct(payload, 'answer', user.id, ids.length)
    if (minutes) return tooMany(minutes)
    const doer = { user, headers: request.headers }
    return done({ count: await sendAnswersAgain(payload, { ids, now: new Date() }, doer) })
  })
}
