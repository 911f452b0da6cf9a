import { sql } from '@payloadcms/db-postgres'
import type {
  CollectionAfterLogoutHook,
  CollectionBeforeOperationHook,
  PayloadRequest,
} from 'payload'
import { ValidationError } from 'payload'
import { usersText } from '@/src/content/admin/users'
import { transactionDrizzle } from '@/src/database/transactionDrizzle'

const WRITING_OPERATIONS = ['create', 'update', 'delete', 'refresh', 'resetPassword']

/**
 * Payload reads an account and then writes all its fields. The lock serialises these writes, so
 * that a renaming or a session refresh cannot undo a suspension, and two demotions see each other.
 */
export const lockAccountsForWrites: CollectionBeforeOperationHook<'users'> = async ({
  args,
  operation,
  req,
}) => {
  if (!WRITING_OPERATIONS.includes(operation)) return
  await lockAccounts(req)
  const id = operation === 'refresh' ? req.user?.id : 'id' in args && args.id
  if (/^\d{1,9}$/.test(String(id))) await lockAccountRow(req, Number(id))
}

export const lockAccountsOnSignOut: CollectionAfterLogoutHook = ({ req }) => lockAccounts(req)

export async function lockAccounts(req: PayloadRequest) {
  const drizzle = await transactionDrizzle(req)
  await drizzle.execute(sql`SELECT pg_advisory_xact_lock(hashtext('users'))`)
}

// A sign-in writes the account too and waits for this row lock; otherwise it would write outdated
// values back.
async function lockAccountRow(req: PayloadRequest, id: number) {
  const drizzle = await transactionDrizzle(req)
  await drizzle.execute(sql`SELECT 1 FROM users WHERE id = ${id} FOR UPDATE`)
}

/** Payload assumes that an e-mail address is a string and throws on other types. */
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
