import { noteAnswersLeft } from '@/src/commands/noteAnswersLeft'
import { answerCandidates, done, refusal } from '../answerCandidates'
import { AskedIds } from '../askedAnswers'

/** Notes that answers whose sending was cut off did leave, as a person has found out. */
export async function POST(request: Request): Promise<Response> {
  return answerCandidates(request, async ({ payload, sent, user }) => {
    const asked = AskedIds.safeParse(sent)
    if (!asked.success) return refusal(422, 'badInput')
    const doer = { user, headers: request.headers }
    return done({ ids: await noteAnswersLeft(payload, asked.data.ids, doer) })
  })
}
