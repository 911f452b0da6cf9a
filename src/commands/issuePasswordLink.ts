import type { Payload } from 'payload'
import type { User } from '@/payload-types'
import { mayGetPasswordLink } from '@/src/domain/passwordLink'

export type PasswordLink = {
  account: Pick<User, 'name' | 'email' | 'status'>
  /** Good once, and for an hour. */
  token: string
}

/** A way for the person of this address to choose a password; null where there is no such account. */
export async function issuePasswordLink(
  payload: Payload,
  email: string,
): Promise<PasswordLink | null> {
  const account = await payload.db.findOne<User>({
    collection: 'users',
    where: { email: { equals: email.toLowerCase().trim() } },
  })
  if (!account || !mayGetPasswordLink(account, new Date())) return null
  const token = await payload.forgotPassword({
    collection: 'users',
    data: { email: account.email },
    disableEmail: true,
  })
  return token ? { account, token } : null
}
