import { createHash } from 'node:crypto'
import { privateJson } from '@/src/app/api/privateJson'
import { staffAction } from '@/src/app/api/staffAction'
import { answerApplications } from '@/src/plugins/answers/commands/answerApplications'
import { areReadable } from '@/src/plugins/answers/queries/areReadable'
import {
  MAX_ANSWERS_AT_ONCE,
  MAX_BODY_CHARACTERS,
  MAX_SUBJECT_CHARACTERS,
} from '@/src/plugins/answers/rules/applicationAnswer'
import { canMailLeave } from '@/src/queries/canMailLeave'
import { answerAction, refusal, tooMany } from './answerAction'
import { AnswersInput } from './askedAnswers'

/** Bytes of the largest request. JSON may escape a character as 6 bytes. */
const MAX_BYTES = MAX_ANSWERS_AT_ONCE * 6 * (MAX_SUBJECT_CHARACTERS + MAX_BODY_CHARACTERS)

/** Stores the candidate replies that the user has confirmed and queues them. A form that is sent twice counts once. */
export function POST(request: Request): Promise<Response> {
  return staffAction(request, {
    ...answerAction,
    input: AnswersInput,
    limit: MAX_BYTES,
    run: async ({ payload, user, doer, input: { answers, key } }) => {
      if (!(await canMailLeave(payload))) return refusal(409, 'noServer')
      const ids = answers.map(({ application }) => application)
      if (!(await areReadable(payload, { ids, user }))) return refusal(404, 'missing')
      const batch = digest([user.id, key])
      const keyed = answers.map((answer) => ({ ...answer, key: digest([user.id, key, answer]) }))
      const written = { answers: keyed, batch, now: new Date() }
      const outcome = await answerApplications(payload, written, doer)
      if (outcome.ok) return privateJson({ ids: outcome.ids, batch })
      if (outcome.error === 'tooMany') return tooMany(outcome.minutes)
      return refusal(outcome.error === 'missing' ? 404 : 409, outcome.error)
    },
  })
}

function digest(parts: unknown[]) {
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex')
}
