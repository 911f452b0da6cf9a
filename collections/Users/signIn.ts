import {
  AuthenticationError,
  type CollectionAfterLoginHook,
  type CollectionBeforeLoginHook,
  type CollectionBeforeOperationHook,
  type PayloadRequest,
} from 'payload'
import type { User } from '@/payload-types'
import { hasStaffRights } from '@/src/domain/accounts/roles'
import { signInSteps } from '@/src/plugins/signInSteps'
import { AccountSuspendedError } from './accountSuspendedError'
import { countAttempt, resetAttempts } from './attemptLimits'
import { auditRedeemedLink, auditSignIn } from './auditAccount'
import { hashPasswordLikePayload } from './passwordHash'
import {
  endSessions,
  restoreConcurrentSessions,
  storeSessionClient,
} from './sessions/staffSessions'

/**
 * Unknown and invited accounts get the same response as a wrong password, in the same time, and
 * count as attempts. A suspended account continues to Payload's password check; see `refuseSuspendedSignIn`.
 */
export const refuseUnknownAccount: CollectionBeforeOperationHook<'users'> = async ({
  args,
  operation,
  req,
}) => {
  if (operation !== 'login') return
  const { email, password } =
    'data' in args ? parseCredentials(args.data) : parseCredentials(undefined)
  if (!email || !password) return
  await countAttempt(req, 'password', email)
  const user = await req.payload.db.findOne<User>({
    collection: 'users',
    where: { email: { equals: email.toLowerCase().trim() } },
  })
  if (hasStaffRights(user) || user?.status === 'inactive') return
  await hashPasswordLikePayload(password, 'unknown')
  throw new AuthenticationError(req.t)
}

/**
 * Reads the account again outside the transaction: the sign-in writes the whole account as it was
 * read before the slow password check, which would undo a concurrent suspension.
 */
export const refuseSuspendedSignIn: CollectionBeforeLoginHook<User> = async ({ req, user }) => {
  // The account was activated in this transaction, which is not visible outside it yet.
  const link = req.context.redeemedLink
  if (link?.isInvitation && link.accountId === user.id) return user
  const current = await req.payload.db.findOne<User>({
    collection: 'users',
    where: { id: { equals: user.id } },
  })
  if (current?.status === 'inactive') throw new AccountSuspendedError()
  if (!current || !hasStaffRights(current) || current.role !== user.role)
    throw new AuthenticationError(req.t)
  // The link creates no session if the account has a further sign-in step; see `recordSignIn`.
  if (link) return user
  await restoreConcurrentSessions(req, user, current)
  for (const { requireAtSignIn } of signInSteps) await requireAtSignIn(req, user)
  return user
}

export const recordSignIn: CollectionAfterLoginHook<User> = async ({ req, token, user }) => {
  if (req.context.redeemedLink && (await hasFurtherSignInStep(req, user.id))) {
    // A mailbox alone is not enough: the further sign-in step is needed with the new password.
    await endSessions(req, user.id)
    return auditRedeemedLink(req, user)
  }
  await storeSessionClient(req, user.id, token)
  await req.payload.db.updateOne({
    collection: 'users',
    id: user.id,
    // A sign-in does not change `updatedAt`.
    data: { lastLoginAt: new Date().toISOString(), updatedAt: null },
    req,
    returning: false,
  })
  await resetAttempts(req, 'password', user.email)
  await auditSignIn(req, user)
}

async function hasFurtherSignInStep(req: PayloadRequest, accountId: number) {
  for (const { isOn } of signInSteps) if (await isOn(req, accountId)) return true
  return false
}

function parseCredentials(sent: unknown) {
  const text = (name: string) => {
    const value = isRecord(sent) ? sent[name] : undefined
    return typeof value === 'string' ? value : ''
  }
  return { email: text('email'), password: text('password') }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
