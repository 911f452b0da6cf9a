import {
  type CollectionBeforeOperationHook,
  type CollectionBeforeValidateHook,
  ValidationError,
} from 'payload'
import type { User } from '@/payload-types'
import { usersText } from '@/src/content/admin/users'
import { countAttempt, forgetAttempts } from './attempts'
import { isPasswordOf } from './passwordHash'

/** Whoever knows somebody's password could act in that person's name: one sends a link instead. */
export const refuseOthersPassword: CollectionBeforeOperationHook<'users'> = (asked) => {
  const { args, operation, req } = asked
  if (operation !== 'update' || !req.user || !('data' in args)) return
  const isOwnAccount = 'id' in args && String(args.id) === String(req.user.id)
  const { data } = args
  if (isOwnAccount || !data || !('password' in data) || !data.password) return
  throw fieldError('password', usersText.errors.passwordOfAnother)
}

/** A session left open, or stolen, is not enough to take an account over for good. */
export const askCurrentPassword: CollectionBeforeValidateHook<User> = async (asked) => {
  const { context, data, operation, originalDoc, req } = asked
  if (operation !== 'update' || !data || !originalDoc) return data
  context.hasNewPassword = Boolean(data.password)
  const hasNewEmail = data.email !== undefined && data.email !== originalDoc.email
  if (req.user?.id !== originalDoc.id || !(data.password || hasNewEmail)) return data
  const { currentPassword } = data
  // Through REST it may be anything: field types are checked later than this.
  if (typeof currentPassword !== 'string' || !currentPassword) {
    throw fieldError('currentPassword', usersText.errors.currentPasswordMissing)
  }
  await countAttempt(req, 'password', originalDoc.email)
  if (!(await isPasswordOf(originalDoc, currentPassword))) {
    throw fieldError('currentPassword', usersText.errors.currentPasswordWrong)
  }
  await forgetAttempts(req, 'password', originalDoc.email)
  return data
}

function fieldError(path: string, message: string) {
  return new ValidationError({ collection: 'users', errors: [{ path, message }] })
}
