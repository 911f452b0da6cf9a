import { privateJson } from '@/src/app/api/privateJson'
import { staffAction } from '@/src/app/api/staffAction'
import { noteAnsweredElsewhere } from '@/src/plugins/answers/commands/noteAnsweredElsewhere'
import { answerAction } from '@/src/plugins/answers/routes/reponses-candidats/answerAction'
import { ElsewhereInput } from '@/src/plugins/answers/routes/reponses-candidats/askedAnswers'
import { elsewhereWords } from '@/src/plugins/answers/words/admin/answers'

/** Records that candidates were answered by telephone or in person, or that this was a mistake. */
export function POST(request: Request): Promise<Response> {
  return staffAction(request, {
    ...answerAction,
    input: ElsewhereInput,
    run: async ({ payload, doer, input }) => {
      const note = input.isAnswered ? elsewhereWords.note : elsewhereWords.owedNote
      const noted = { ...input, note, now: new Date() }
      return privateJson({ ids: await noteAnsweredElsewhere(payload, noted, doer) })
    },
  })
}
