import { type CollectionBeforeOperationHook, ValidationError } from 'payload'
import { usersText } from '@/src/content/admin/users'

/**
 * Users may not set the password of another account, because they could then act in that person's
 * name; they send a link instead.
 */
export const refuseOthersPassword: CollectionBeforeOperationHook<'users'> = (hookArgs) => {
  const { args, operation, req } = hookArgs
  if (operation !== 'update' || !req.user || !('data' in args)) return
  const isOwnAccount = 'id' in args && String(args.id) === String(req.user.id)
  const { data } = args
  if (isOwnAccount || !data || !('password' in data) || !data.password) return
  const message = usersText.errors.passwordOfAnother
  throw new ValidationError({ collection: 'users', errors: [{ path: 'password', message }] })
}
