import {
  APIError,
  addDataAndFileToRequest,
  commitTransaction,
  Forbidden,
  initTransaction,
  killTransaction,
  type PayloadRequest,
} from 'payload'
import type { User } from '@/payload-types'
import { lockAccounts } from './accountLocks'

type AccountRequestBody = Record<string, unknown>

/**
 * Reads the request body and the account of the signed-in user. A user who still lacks a required
 * second factor is accepted, to set one up.
 */
export async function readOwnAccountAndBody(
  req: PayloadRequest,
): Promise<{ account: User; sent: AccountRequestBody }> {
  if (req.user?.status !== 'active') throw new Forbidden(req.t)
  await addDataAndFileToRequest(req)
  const account = await req.payload.db.findOne<User>({
    collection: 'users',
    where: { id: { equals: req.user.id } },
  })
  if (!account) throw new Forbidden(req.t)
  return { account, sent: req.data ?? {} }
}

/** Runs a change of an account in a transaction, under the lock for accounts. */
export async function runInAccountTransaction<Result>(
  req: PayloadRequest,
  act: () => Promise<Result>,
): Promise<Result> {
  const ownsTransaction = await initTransaction(req)
  try {
    await lockAccounts(req)
    const result = await act()
    if (ownsTransaction) await commitTransaction(req)
    return result
  } catch (err) {
    await killTransaction(req)
    throw err
  }
}

export const createOwnAccountError = (sentence: string, status = 409) =>
  new APIError(sentence, status, null, true)
