import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { recordShownPasswordLink } from '@/src/audit/recordMails'
import { canManageRole, isAccessRequest } from '@/src/domain/accounts/roles'
import { canSendMail } from '@/src/queries/canSendMail'
import { issuePasswordLink } from './issuePasswordLink'

const InvitedAccountSchema = z.object({ id: z.number(), name: z.string(), email: z.string() })

/** @returns whether mails can be sent; when they cannot, the token of an invitation */
type InvitationLinkResult = { isSent: boolean; token?: string }

/**
 * Returns the link of an invitation to a user who manages that account, when no mail can be sent;
 * earlier links become invalid. An active account never gets one, because it belongs to its owner.
 * Null without the right to manage the account.
 */
export async function showInvitationLink(
  req: PayloadRequest,
  { id, now }: { id: number; now: Date },
): Promise<InvitationLinkResult | null> {
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
  if (await canSendMail(payload, account.role)) return { isSent: true }
  if (account.status !== 'invited' || isAccessRequest(account)) return { isSent: false }
  const { email, name } = InvitedAccountSchema.parse(account)
  const link = await issuePasswordLink(payload, email, now, {
    askedBy: user?.name ?? null,
    takesPlaceOfOthers: true,
  })
  if (link?.account.status !== 'invited') return { isSent: false }
  await recordShownPasswordLink(req, { id, name })
  return { isSent: false, token: link.token }
}
