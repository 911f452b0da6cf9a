import {
  commitTransaction,
  createLocalReq,
  initTransaction,
  killTransaction,
  type Payload,
  type PayloadRequest,
} from 'payload'

/** The acting user; the audit trail reads the client IP from the headers. */
export type TransactionActor = { user: PayloadRequest['user']; headers?: Headers }

/** Runs `work` in one transaction in the name of this user. */
export async function inTransaction<Result>(
  payload: Payload,
  { user, headers }: TransactionActor,
  work: (req: PayloadRequest) => Promise<Result>,
): Promise<Result> {
  const req = await createLocalReq({ ...(user ? { user } : {}), req: { headers } }, payload)
  try {
    await initTransaction(req)
    const result = await work(req)
    await commitTransaction(req)
    return result
  } catch (err) {
    await killTransaction(req)
    throw err
  }
}
