import { createHash } from 'node:crypto'
import { answerApplications } from '@/src/commands/answerApplications'
import { areReadable } from '@/src/queries/areReadable'
import { canMailLeave } from '@/src/queries/canMailLeave'
import { answerCandidates, done, refusal, tooMany } from './answerCandidates'
import { AskedAnswers } from './askedAnswers'

/** Keeps answers as their writer has read them, and has them sent; the same ones of the same form once. */
export async function POST(request: Request): Promise<Response> {
  return answerCandidates(request, async ({ payload, sent, user }) => {
    const asked = AskedAnswers.safeParse(sent)
    if (!asked.success) return refusal(422, 'badInput')
    const { answers, key } = asked.data
    if (!(await canMailLeave(payload))) return refusal(409, 'noServer')
    const ids = answers.map(({ application }) => application)
    if (!(await areReadable(payload, { ids, user }))) return refusal(404, 'missing')
    const batch = digest([user.id, key])
    const keyed = answers.map((answer) => ({ ...answer, key: digest([user.id, key, answer]) }))
    const doer = { user, headers: request.headers }
    const written = { answers: keyed, batch, now: new Date() }
    const outcome = await answerApplications(payload, written, doer)
    if (outcome.ok) return done({ ids: outcome.ids, batch })
    if (outcome.error === 'tooMany') return tooMany(outcome.minutes)
    return refusal(outcome.error === 'missing' ? 404 : 409, outcome.error)
  })
}

function digest(parts: unknown[]) {
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex')
}
