import type { Payload, PayloadRequest } from 'payload'
import { inTransaction } from '@/src/database/inTransaction'
import type {
  SubmissionNotSavedReason,
  SubmissionOutcome,
} from '@/src/domain/submissions/submission'

/**
 * A form submission by its key, which a repeated click or a retry shares, and other content does
 * not.
 */
export type SubmissionReference = {
  collection: 'job-applications' | 'contact-messages'
  submissionKey: string
}

const NOT_SAVED_REASONS = {
  'job-applications': 'applicationNotSaved',
  'contact-messages': 'messageNotSaved',
} as const satisfies Record<SubmissionReference['collection'], SubmissionNotSavedReason>

export const createNotSavedOutcome = (
  collection: SubmissionReference['collection'],
): SubmissionOutcome => ({
  ok: false,
  reason: NOT_SAVED_REASONS[collection],
})

const runningSubmissions = new Map<string, Promise<SubmissionOutcome>>()

const runningSubmissionKey = ({ collection, submissionKey }: SubmissionReference) =>
  `${collection} ${submissionKey}`

/**
 * The result of the same submission while this process is handling it: parallel requests with one
 * key get the result of the first. Between processes the unique key in the database decides.
 */
export const findRunningSubmissionOutcome = (submission: SubmissionReference) =>
  runningSubmissions.get(runningSubmissionKey(submission))

/** Registers a running submission until its result is known. Never rejects. */
export function shareSubmissionOutcome(
  payload: Payload,
  submission: SubmissionReference,
  submitting: Promise<SubmissionOutcome>,
): Promise<SubmissionOutcome> {
  const outcome = submitting
    .catch((err): SubmissionOutcome => {
      payload.logger.error({ err, msg: 'A submission failed' })
      return createNotSavedOutcome(submission.collection)
    })
    .finally(() => runningSubmissions.delete(runningSubmissionKey(submission)))
  runningSubmissions.set(runningSubmissionKey(submission), outcome)
  return outcome
}

/** The id of the row that an earlier request of this submission stored, or null. */
export async function findSavedSubmissionId(
  payload: Payload,
  { collection, submissionKey }: SubmissionReference,
): Promise<number | null> {
  const { docs } = await payload.find({
    collection,
    where: { submissionKey: { equals: submissionKey } },
    select: {},
    depth: 0,
    limit: 1,
    pagination: false,
    // Access control is skipped: the sender has no account; only the sender has the key.
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
  submission: SubmissionReference,
  create: (req: PayloadRequest) => Promise<void>,
): Promise<'now' | 'before' | 'failed'> {
  const failure = await inTransaction(payload, { user: null }, create).then(
    () => null,
    (err: unknown) => ({ err, msg: 'A submission could not be saved' }),
  )
  // Payload does not report a failed commit, so only a row that is found again counts.
  if ((await findSavedSubmissionId(payload, submission)) !== null) return failure ? 'before' : 'now'
  payload.logger.error(failure ?? 'The transaction of a submission did not commit')
  return 'failed'
}
