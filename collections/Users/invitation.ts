import { sql } from '@payloadcms/db-postgres'
import type {
  CollectionAfterChangeHook,
  CollectionBeforeChangeHook,
  CollectionBeforeOperationHook,
} from 'payload'
import type { User } from '@/payload-types'
import { transactionDrizzle } from '../transactionDrizzle'

/** Tells the people whom staff invited from those who asked for an access and still wait for it. */
export const noteInvitation: CollectionBeforeChangeHook<User> = ({ data, originalDoc, req }) => {
  const status = data.status ?? originalDoc?.status
  if (status !== 'invited') return { ...data, invitedAt: null }
  const isByStaff = originalDoc?.status !== 'invited' && req.user !== null
  return isByStaff ? { ...data, invitedAt: new Date().toISOString() } : data
}

export const mailInvitation: CollectionAfterChangeHook<User> = async ({
  doc,
  previousDoc,
  req,
}) => {
  if (!doc.invitedAt || doc.invitedAt === previousDoc?.invitedAt) return
  const input = { email: doc.email }
  await req.payload.jobs.queue({ task: 'sendPasswordLink', input, req })
}

/** The mailed link opens an invited account; undone with the transaction if the password is refused. */
export const acceptInvitation: CollectionBeforeOperationHook<'users'> = async (asked) => {
  const { args, operation, req } = asked
  if (operation !== 'resetPassword' || !('data' in args)) return
  const token = args.data && 'token' in args.data ? String(args.data.token) : ''
  const drizzle = await transactionDrizzle(req)
  const { rows } = await drizzle.execute(sql`
    UPDATE users SET status = 'active', invited_at = NULL
    WHERE status = 'invited' AND invited_at IS NOT NULL
      AND reset_password_token = ${token} AND reset_password_expiration > now()
    RETURNING id`)
  req.context.acceptedBy = rows[0]?.id
}
