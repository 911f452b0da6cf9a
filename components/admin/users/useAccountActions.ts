'use client'

import { toast, useAuth } from '@payloadcms/ui'
import type { User } from '@/payload-types'
import { userWords as words } from '@/src/content/admin/userView'
import { type AccountAction, accountActions } from '@/src/domain/accounts/accountActions'
import { showInvitationLink } from './InvitationLink'
import { linkFate } from './linkFate'
import { useAccountRequest } from './useAccountRequest'

export type ListedAccount = Pick<User, 'id' | 'name' | 'role' | 'status' | 'invitedAt'>

const TOLD = {
  accept: { done: words.invited, failed: words.inviteFailed },
  inviteAgain: { done: words.invited, failed: words.inviteFailed },
  sendReset: { done: words.resetSent, failed: words.resetFailed },
  suspend: { done: words.updated, failed: words.updateFailed },
  reopen: { done: words.updated, failed: words.updateFailed },
  decline: { done: words.declined, failed: words.updateFailed },
  delete: { done: words.deleted, failed: words.deleteFailed },
} as const satisfies Record<AccountAction, { done: string; failed: string }>

const isLinkSent = (action: AccountAction) =>
  action === 'accept' || action === 'inviteAgain' || action === 'sendReset'

/** What may be done with an account, and the way to do it: answers whether the server did. */
export function useAccountActions(account: ListedAccount) {
  const { user } = useAuth<User>()
  const request = useAccountRequest()
  const path = `/${account.id}`

  const send = {
    accept: () => request('POST', `${path}/accepter`),
    inviteAgain: () => request('POST', `${path}/lien`),
    sendReset: () => request('POST', `${path}/lien`),
    suspend: () => request('PATCH', path, { status: 'inactive' }),
    reopen: () => request('PATCH', path, { status: 'active' }),
    decline: () => request('DELETE', path),
    delete: () => request('DELETE', path),
  } as const satisfies Record<AccountAction, unknown>

  // Without a server that sends it, a link has not left: an invitation's is shown here instead.
  const tellFate = async (action: AccountAction) => {
    const { isSent, link } = await linkFate(account.id)
    if (link) return showInvitationLink(link)
    if (isSent) toast.success(TOLD[action].done)
    else toast.warning(words.resetKept)
  }

  const act = async (action: AccountAction): Promise<boolean> => {
    const { ok, message } = await send[action]()
    if (ok && isLinkSent(action)) await tellFate(action)
    else if (ok) toast.success(TOLD[action].done)
    else toast.error(message ?? TOLD[action].failed)
    return ok
  }

  return { actions: user ? accountActions(user, account) : [], act }
}
