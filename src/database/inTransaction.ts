import {
  commitTransaction,
  createLocalReq,
  initTransaction,
  killTransaction,
  type Payload,
  type PayloadRequest,
} from 'payload'

/** Who does it; the headers say from where, for the audit trail. */
export type Doer = { user: PayloadRequest['user']; headers?: Headers }

/** Does all of `work` in this person's name, or nothing of it. */
export async function inTransaction<Result>(
  payload: Payload,
  { user, headers }: Doer,
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
