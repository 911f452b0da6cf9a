import type { Payload, PayloadRequest } from 'payload'
import { inTransaction } from '@/src/database/inTransaction'
import type { NotSaved, SubmissionOutcome } from '@/src/domain/submissions/submission'

/** The same click or a retry has the same key; other content has another key. */
export type Submission = {
  collection: 'job-applications' | 'contact-messages'
  submissionKey: string
}

const NOT_SAVED = {
  'job-applications': 'applicationNotSaved',
  'contact-messages': 'messageNotSaved',
} as const satisfies Record<Submission['collection'], NotSaved>

export const notSaved = (collection: Submission['collection']): SubmissionOutcome => ({
  ok: false,
  reason: NOT_SAVED[collection],
})

const underWay = new Map<string, Promise<SubmissionOutcome>>()

const submissionLockName = ({ collection, submissionKey }: Submission) =>
  `${collection} ${submissionKey}`

/**
 * The result of the same submission while this process is handling it: parallel requests with one
 * key get the result of the first. Between processes the unique key in the database decides.
 */
export const submissionUnderWay = (submission: Submission) =>
  underWay.get(submissionLockName(submission))

/** Registers a running submission until its result is known. Never rejects. */
export function shareOutcome(
  payload: Payload,
  submission: Submission,
  submitting: Promise<SubmissionOutcome>,
): Promise<SubmissionOutcome> {
  const outcome = submitting
    .catch((err): SubmissionOutcome => {
      payload.logger.error({ err, msg: 'A submission failed' })
      return notSaved(submission.collection)
    })
    .finally(() => underWay.delete(submissionLockName(submission)))
  underWay.set(submissionLockName(submission), outcome)
  return outcome
}

/** The id of the row that an earlier request of this submission stored, or null. */
export async function findSubmitted(
  payload: Payload,
  { collection, submissionKey }: Submission,
): Promise<number | null> {
  const { docs } = await payload.find({
    collection,
    where: { submissionKey: { equals: submissionKey } },
    select: {},
    depth: 0,
    limit: 1,
    pagination: false,
    // The sender has no account; only the sender has the key.
    overrideAccess: true,
  })
  return docs[0]?.id ?? null
}

/**
 * Runs `create`, which writes the row and queues its jobs with this `req`, in one transaction.
 * @returns `before` when another process has already stored the same submission; nothing is written
 * then
 * @throws when the stored row cannot be read again
 */
export async function saveSubmission(
  payload: Payload,
  submission: Submission,
  create: (req: PayloadRequest) => Promise<void>,
): Promise<'now' | 'before' | 'failed'> {
  const failure = await inTransaction(payload, { user: null }, create).then(
    () => null,
    (err: unknown) => ({ err, msg: 'A submission could not be saved' }),
  )
  // Payload does not report a failed commit, so only a row that is found again counts.
  if ((await findSubmitted(payload, submission)) !== null) return failure ? 'before' : 'now'
  payload.logger.error(failure ?? 'The transaction of a submission did not commit')
  return 'failed'
}
