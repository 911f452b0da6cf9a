import { privateJson } from '@/src/app/api/privateJson'
import { staffAction } from '@/src/app/api/staffAction'
import { noteAnsweredElsewhere } from '@/src/commands/noteAnsweredElsewhere'
import { elsewhereWords } from '@/src/content/admin/answers'
import { answerAction } from '../answerAction'
import { AskedElsewhere } from '../askedAnswers'

/** Records that candidates were answered by telephone or in person, or that this was a mistake. */
export function POST(request: Request): Promise<Response> {
  return staffAction(request, {
    ...answerAction,
    input: AskedElsewhere,
    run: async ({ payload, doer, input }) => {
      const note = input.isAnswered ? elsewhereWords.note : elsewhereWords.owedNote
      const noted = { ...input, note, now: new Date() }
      return privateJson({ ids: await noteAnsweredElsewhere(payload, noted, doer) })
    },
  })
}
