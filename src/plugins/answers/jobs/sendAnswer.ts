import { JobCancelledError, type Payload, type TaskConfig } from 'payload'
import { z } from 'zod'
import { createNotificationContext } from '@/src/jobs/createNotificationContext'
import { ANNOUNCEMENT_RETRIES } from '@/src/jobs/retries'
import type { Outlets } from '@/src/notifications/outlets'
import {
  checkAnswer,
  giveUpAnswer,
  hasJustTakenOne,
  markAnswerFailed,
  markAnswerRefused,
  markAnswerSent,
  postponeAnswers,
  startTransfer,
} from '@/src/plugins/answers/commands/storeAnswerState'
import { sendAnswer as mailAnswer } from '@/src/plugins/answers/notifications/sendAnswer'
import { findAnswer } from '@/src/plugins/answers/queries/internal/findAnswer'
import {
  isOfTheServer,
  isRefusedForGood,
  readMailFailure,
} from '@/src/plugins/answers/rules/mailFailure'
import { canMailLeave } from '@/src/queries/canMailLeave'

const Input = z.object({ answerId: z.number(), applicationId: z.number() })
type Task = TaskConfig<{ input: z.infer<typeof Input>; output: object }>

const NO_SERVER = 'no mail server is set up'
const CUT_OFF = 'sending it was cut off'

/**
 * Mails a candidate reply exactly once, even when the job runs again. One reply at a time and one
 * per run of the job runner, because a mail server refuses many mails at once.
 */
export const sendAnswer = (outlets: Outlets): Task => ({
  slug: 'sendAnswer',
  inputSchema: [
    { name: 'answerId', type: 'number', required: true },
    // Shown in the list of undelivered mails.
    { name: 'applicationId', type: 'number', required: true },
  ],
  retries: ANNOUNCEMENT_RETRIES,
  concurrency: () => 'sendAnswer',
  handler: async ({ input: { answerId }, job, req: { payload } }) => {
    const answer = await findAnswer(payload, answerId)
    if (!answer) return { output: {} }
    const state = await checkAnswer(payload, answerId)
    if (state === 'unclear') return cancelAnswer({ payload, jobId: job.id, problem: CUT_OFF })
    if (state !== 'waiting') return { output: {} }
    const context = await createNotificationContext(payload, outlets)
    const attempt = { payload, jobId: job.id, answerId, now: context.now }
    if (!(await canMailLeave(payload))) return giveUp({ ...attempt, problem: NO_SERVER })
    let isWanted = true
    const take = async () => {
      isWanted = await startTransfer(payload, answerId, context.now)
      if (!isWanted) throw new Error('It was taken back')
    }
    try {
      await mailAnswer(answer, context, take)
    } catch (err) {
      if (!isWanted) return { output: {} }
      return await handleFailure(err, attempt)
    }
    await markAnswerSent(payload, answerId, context.now)
    return { output: {} }
  },
  onFail: async ({ input, req, taskStatus }) => {
    const isLast = (taskStatus?.totalTried ?? 0) >= ANNOUNCEMENT_RETRIES.attempts
    if (isLast) await giveUpAnswer(req.payload, Input.parse(input).answerId)
  },
})

type Attempt = { payload: Payload; jobId: number | string; answerId: number; now: Date }

async function handleFailure(err: unknown, attempt: Attempt): Promise<never> {
  const { answerId, jobId, now, payload } = attempt
  const problem = err instanceof Error ? err.message : String(err)
  const failure = readMailFailure(err)
  if (isRefusedForGood(failure)) return giveUp({ ...attempt, problem })
  const wasSaidNo = failure.code !== null
  const state = await markAnswerFailed(payload, answerId, { problem, wasSaidNo })
  if (isOfTheServer(failure) || (wasSaidNo && (await hasJustTakenOne(payload, now)))) {
    await postponeAnswers(payload, { now, exceptJob: Number(jobId), problem })
  }
  if (state === 'unclear')
    return cancelAnswer({ payload, jobId, problem: `${CUT_OFF}: ${problem}` })
  throw err
}

async function giveUp({ answerId, problem, ...job }: Attempt & Cancelled): Promise<never> {
  await markAnswerRefused(job.payload, answerId, problem)
  return cancelAnswer({ ...job, problem })
}

type Cancelled = Pick<Attempt, 'payload' | 'jobId'> & { problem: string }

/**
 * Fails without a retry, until a user sends the reply again; the list of undelivered mails shows
 * it.
 */
async function cancelAnswer({ jobId, payload, problem }: Cancelled): Promise<never> {
  await payload.db.updateOne({
    collection: 'payload-jobs',
    where: { id: { equals: jobId } },
    data: { totalTried: 1 },
    returning: false,
  })
  throw new JobCancelledError(problem)
}
