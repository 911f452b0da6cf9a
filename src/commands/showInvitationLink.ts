import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { recordShownLink } from '@/src/audit/recordMails'
import { canManageRole, isAccessRequest } from '@/src/domain/accounts/roles'
import { canMailLeave } from '@/src/queries/canMailLeave'
import { issuePasswordLink } from './issuePasswordLink'

const Invited = z.object({ id: z.number(), name: z.string(), email: z.string() })

/** @returns whether mails leave; where they do not, and it is an invitation, its token */
type Fate = { isSent: boolean; token?: string }

/**
 * Gives the link of an invitation to whoever manages that account, where no mail can: earlier ones open
 * nothing more. Never one for an account that is open already, which is somebody's. Null where it is not
 * this person's to ask.
 */
export async function showInvitationLink(
  req: PayloadRequest,
  { id, now }: { id: number; now: Date },
): Promise<Fate | null> {
  const { payload, user } = req
  const account = await payload.findByID({
    collection: 'users',
    id,
    depth: 0,
    disableErrors: true,
    overrideAccess: false,
    user,
  })
  if (!account || !canManageRole(user, account.role)) return null
  if (await canMailLeave(payload, account.role)) return { isSent: true }
  if (account.status !== 'invited' || isAccessRequest(account)) return { isSent: false }
  const { email, name } = Invited.parse(account)
  const link = await issuePasswordLink(payload, email, now, {
    askedBy: user?.name ?? null,
    takesPlaceOfOthers: true,
  })
  if (link?.account.status !== 'invited') return { isSent: false }
  await recordShownLink(req, { id, name })
  return { isSent: false, token: link.token }
}
