import { withdrawAnswers } from '@/src/commands/withdrawAnswers'
import { answerCandidates, done, refusal } from '../answerCandidates'
import { AskedIds } from '../askedAnswers'

/** Takes back answers that have not left. */
export async function POST(request: Request): Promise<Response> {
  return answerCandidates(request, async ({ payload, sent, user }) => {
    const asked = AskedIds.safeParse(sent)
    if (!asked.success) return refusal(422, 'badInput')
    const doer = { user, headers: request.headers }
    return done({ ids: await withdrawAnswers(payload, asked.data.ids, doer) })
  })
}
