import {
  commitTransaction,
  createLocalReq,
  initTransaction,
  killTransaction,
  type Payload,
  type PayloadRequest,
} from 'payload'
import { findSubmission, type SubmissionCollection } from './findSubmission'

type Once = {
  collection: SubmissionCollection
  submissionKey: string
  /** Writes the row and queues its job, all with this `req`. */
  create: (req: PayloadRequest) => Promise<void>
}

export type Created = { id: number; isNew: boolean }

/**
 * Runs `create` in one transaction. Where the unique submission key shows that it was done before, the
 * row of that time is the answer: neither a double click nor a retry makes a second one.
 * @throws whatever made the transaction fail otherwise
 */
export async function createOnce(
  payload: Payload,
  { collection, submissionKey, create }: Once,
): Promise<Created> {
  const req = await createLocalReq({}, payload)
  let failure: unknown = new Error('The transaction was not committed')
  let isNew = false
  try {
    await initTransaction(req)
    await create(req)
    await commitTransaction(req)
    isNew = true
  } catch (err) {
    failure = err
    await killTransaction(req)
  }
  // Payload keeps silent about a commit that failed, so that only a row found again counts.
  const id = await findSubmission(payload, collection, submissionKey)
  if (id === null) throw failure
  return { id, isNew }
}
