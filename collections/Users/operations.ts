import { sql } from '@payloadcms/db-postgres'
import type {
  CollectionAfterLogoutHook,
  CollectionBeforeOperationHook,
  PayloadRequest,
} from 'payload'
import { ValidationError } from 'payload'
import { usersText } from '@/src/content/admin/users'
import { transactionDrizzle } from '@/src/transactionDrizzle'

const WRITING_OPERATIONS = ['create', 'update', 'delete', 'refresh', 'resetPassword']

/**
 * Payload reads an account, then writes all of it back. One write at a time, so that a rename or
 * a session refresh cannot undo a suspension, and two demotions see each other.
 */
export const serializeAccountWrites: CollectionBeforeOperationHook<'users'> = async ({
  operation,
  req,
}) => {
  if (WRITING_OPERATIONS.includes(operation)) await lockAccounts(req)
}

export const serializeSignOut: CollectionAfterLogoutHook = ({ req }) => lockAccounts(req)

export async function lockAccounts(req: PayloadRequest) {
  const drizzle = await transactionDrizzle(req)
  await drizzle.execute(sql`SELECT pg_advisory_xact_lock(hashtext('users'))`)
}

/** Payload takes an address for text before it judges it, and fails over anything else. */
export const checkEmailIsText: CollectionBeforeOperationHook<'users'> = ({ args, operation }) => {
  if (!['create', 'update'].includes(operation) || !('data' in args)) return
  const { data } = args
  const email: unknown = data && 'email' in data ? data.email : undefined
  if (email === undefined || email === null || typeof email === 'string') return
  throw new ValidationError({
    collection: 'users',
    errors: [{ path: 'email', message: usersText.errors.emailInvalid }],
  })
}
