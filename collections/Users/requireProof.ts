import type { CollectionBeforeValidateHook, PayloadRequest } from 'payload'
import type { User } from '@/payload-types'
import { usersText } from '@/src/content/admin/users'
import { findRightsIncrease } from '@/src/domain/accounts/rightsIncrease'
import { canManageRole } from '@/src/domain/accounts/roles'
import { signInSteps } from '@/src/plugins/signInSteps'
import { countAttempt, resetAttemptsOutsideTransaction } from './attemptLimits'
import { isCorrectPassword } from './passwordHash'
import { createProofFieldError, type IdentityProof } from './signInStep'

declare module 'payload' {
  export interface RequestContext {
    /** Whether this update of an account sets a password. Set by `requireIdentityProof`. */
    hasNewPassword?: boolean
  }
}

/**
 * Requires the password of the signed-in user, and the steps of plugins, before a change of
 * credentials or roles. A stolen session can thus neither take over an account nor raise
 * a role.
 */
export const requireIdentityProof: CollectionBeforeValidateHook<User> = async (hookArgs) => {
  const { context, data, operation, originalDoc, req } = hookArgs
  if (operation === 'update') context.hasNewPassword = Boolean(data?.password)
  if (!req.user || !data || (operation === 'update' && !originalDoc)) return data
  const before = operation === 'create' ? undefined : originalDoc
  const isOwnPassword = before?.id === req.user.id && Boolean(data.password)
  const opening = findRightsIncrease(before, data)
  // A role that the user may not grant is refused elsewhere, without asking for the password.
  if (opening?.email || (opening?.role && canManageRole(req.user, opening.role))) {
    await requireCredentials(req, data)
  } else if (isOwnPassword) {
    await requirePassword(req, await readOwnAccountRow(req), data.currentPassword)
  }
  return data
}

/**
 * Verifies the password, and the steps of plugins. @throws the missing or wrong field
 */
export async function requireCredentials(req: PayloadRequest, proof: IdentityProof) {
  const account = await readOwnAccountRow(req)
  await requirePassword(req, account, proof.currentPassword)
  for (const step of signInSteps) await step.requireProof(req, account, proof)
}

/** @throws when the password is missing or wrong, or when there were too many attempts */
export async function requirePassword(req: PayloadRequest, account: User, password: unknown) {
  // A REST value can have any type: field types are validated later.
  if (typeof password !== 'string' || password === '') {
    throw createProofFieldError('currentPassword', usersText.errors.ownPasswordMissing)
  }
  await countAttempt(req, 'password', account.email)
  if (!(await isCorrectPassword(account, password))) {
    throw createProofFieldError('currentPassword', usersText.errors.currentPasswordWrong)
  }
  await resetAttemptsOutsideTransaction(req, 'password', account.email)
}

// Reads the account from the database, because the session user has no password hash.
async function readOwnAccountRow(req: PayloadRequest): Promise<User> {
  const where = { id: { equals: req.user?.id } }
  const account = await req.payload.db.findOne<User>({ collection: 'users', where, req })
  if (!account)
    throw createProofFieldError('currentPassword', usersText.errors.currentPasswordWrong)
  return account
}
