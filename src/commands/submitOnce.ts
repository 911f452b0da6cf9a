import {
  commitTransaction,
  createLocalReq,
  initTransaction,
  killTransaction,
  type Payload,
  type PayloadRequest,
} from 'payload'
import type { NotSaved, SubmissionOutcome } from '@/src/domain/submissions/submission'
import { countSubmission, type Sender } from './countSubmission'

type Submission = {
  collection: 'job-applications' | 'contact-messages'
  /** Names what was sent: the same click or a retry has the same, other content has another. */
  submissionKey: string
  sender: Sender
  now: Date
  notSaved: NotSaved
  submit: (save: Save) => Promise<SubmissionOutcome>
  /** What whoever sends it again is told of the first time. */
  answerAgain: (id: number) => Promise<SubmissionOutcome>
}

/** Runs `create`, which writes the row and queues its job with this `req`, in one transaction. */
export type Save = (create: (req: PayloadRequest) => Promise<void>) => Promise<Saving>

/** `before`: another process was faster with the same submission, and nothing was written now. */
type Saving = 'now' | 'before' | 'failed'

const underWay = new Map<string, Promise<SubmissionOutcome>>()

/**
 * Submits once per key. What was submitted before is done already, and parallel posts with one key wait
 * for the first of them; none of these counts against the sender's limit. Between processes the unique
 * key in the database decides.
 */
export function submitOnce(payload: Payload, submission: Submission): Promise<SubmissionOutcome> {
  const name = `${submission.collection} ${submission.submissionKey}`
  const first = underWay.get(name)
  if (first) return first
  const outcome = submitUnlessSaved(payload, submission)
    .catch((err): SubmissionOutcome => {
      payload.logger.error({ err, msg: 'A submission failed' })
      return { ok: false, reason: submission.notSaved }
    })
    .finally(() => underWay.delete(name))
  underWay.set(name, outcome)
  return outcome
}

async function submitUnlessSaved(
  payload: Payload,
  submission: Submission,
): Promise<SubmissionOutcome> {
  const id = await findSaved(payload, submission)
  if (id !== null) return submission.answerAgain(id)
  const retryAfterSeconds = await countSubmission(payload, submission.sender, submission.now)
  if (retryAfterSeconds) return { ok: false, reason: 'tooManySubmissions', retryAfterSeconds }
  return submission.submit((create) => save(payload, submission, create))
}

async function save(
  payload: Payload,
  submission: Submission,
  create: Parameters<Save>[0],
): Promise<Saving> {
  const req = await createLocalReq({}, payload)
  try {
    await initTransaction(req)
    await create(req)
    await commitTransaction(req)
    // Payload keeps silent about a commit that failed, so that only a row found again counts.
    if ((await findSaved(payload, submission)) === null)
      throw new Error('The transaction did not commit')
    return 'now'
  } catch (err) {
    await killTransaction(req)
    if ((await findSaved(payload, submission)) !== null) return 'before'
    payload.logger.error({ err, msg: 'A submission could not be saved' })
    return 'failed'
  }
}

async function findSaved(
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
