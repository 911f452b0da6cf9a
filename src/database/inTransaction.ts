import { AsyncLocalStorage } from 'node:async_hooks'
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

/** The transaction in which the current code runs. */
export const currentTransaction = new AsyncLocalStorage<{ isOpen: boolean }>()

/**
 * Runs `work` in one transaction in the name of this user. All queries of `work` use its connection:
 * when many requests hold one connection and wait for a second one, no request of the server gets
 * any. Integration tests fail at such a query.
 */
export async function inTransaction<Result>(
  payload: Payload,
  { user, headers }: TransactionActor,
  work: (req: PayloadRequest) => Promise<Result>,
): Promise<Result> {
  const req = await createLocalReq({ ...(user ? { user } : {}), req: { headers } }, payload)
  const transaction = { isOpen: true }
  try {
    await initTransaction(req)
    const result = await currentTransaction.run(transaction, () => work(req))
    await commitTransaction(req)
    return result
  } catch (err) {
    await killTransaction(req)
    throw err
  } finally {
    transaction.isOpen = false
  }
}
