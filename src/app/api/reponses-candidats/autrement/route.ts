import { noteAnsweredElsewhere } from '@/src/commands/noteAnsweredElsewhere'
import { elsewhereWords } from '@/src/content/admin/answers'
import { answerCandidates, done, refusal } from '../answerCandidates'
import { AskedElsewhere } from '../askedAnswers'

/** Notes that candidates were answered by telephone or in person, or that this was a mistake. */
export async function POST(request: Request): Promise<Response> {
  return answerCandidates(request, async ({ payload, sent, user }) => {
    const asked = AskedElsewhere.safeParse(sent)
    if (!asked.success) return refusal(422, 'badInput')
    const note = asked.data.isAnswered ? elsewhereWords.note : elsewhereWords.owedNote
    const noted = { ...asked.data, note, now: new Date() }
    const doer = { user, headers: request.headers }
    return done({ ids: await noteAnsweredElsewhere(payload, noted, doer) })
  })
}
