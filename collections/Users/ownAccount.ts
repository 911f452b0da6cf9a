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
import { lockAccounts } from './operations'

type Body = Record<string, unknown>

/** What was sent, and the account of who sends it; who lacks a second factor may set one up. */
export async function ownAccount(req: PayloadRequest): Promise<{ account: User; sent: Body }> {
  if (req.user?.status !== 'active') throw new Forbidden(req.t)
  await addDataAndFileToRequest(req)
  const account = await req.payload.db.findOne<User>({
    collection: 'users',
    where: { id: { equals: req.user.id } },
  })
  if (!account) throw new Forbidden(req.t)
  return { account, sent: req.data ?? {} }
}

/** One change of an account at a time, all of it or nothing. */
export async function inOneStep<Result>(
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

export const refusal = (sentence: string, status = 409) =>
  new APIError(sentence, status, null, true)
