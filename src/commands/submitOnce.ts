import type { Payload, PayloadRequest } from 'payload'
import { inTransaction } from '@/src/database/inTransaction'
import type { NotSaved, SubmissionOutcome } from '@/src/domain/submissions/submission'

/** Names what was sent: the same click or a retry has the same key, other content has another. */
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

/**
 * Submits once at a time per key: parallel posts with one key wait for the first of them, and are told what
 * it is told. Between processes the unique key in the database decides.
 */
export function submitOnce(
  payload: Payload,
  { collection, submissionKey }: Submission,
  submit: () => Promise<SubmissionOutcome>,
): Promise<SubmissionOutcome> {
  const name = `${collection} ${submissionKey}`
  const first = underWay.get(name)
  if (first) return first
  const outcome = submit()
    .catch((err): SubmissionOutcome => {
      payload.logger.error({ err, msg: 'A submission failed' })
      return notSaved(collection)
    })
    .finally(() => underWay.delete(name))
  underWay.set(name, outcome)
  return outcome
}

/** The id of what was submitted before, or null. */
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
    // Nobody is signed in: the key, which only its sender knows, is what entitles to the answer.
    overrideAccess: true,
  })
  return docs[0]?.id ?? null
}

/**
 * Runs `create`, which writes the row and queues its jobs with this `req`, in one transaction.
 * @returns `before` where another process was faster with the same submission, and nothing was written now
 * @throws where nobody knows what became of it
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
  // Payload keeps silent about a commit that failed, so that only a row found again counts.
  if ((await findSubmitted(payload, submission)) !== null) return failure ? 'before' : 'now'
  payload.logger.error(failure ?? 'The transaction of a submission did not commit')
  return 'failed'
}
