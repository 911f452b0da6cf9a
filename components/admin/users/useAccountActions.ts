'use client'

import { toast, useAuth } from '@payloadcms/ui'
import { useRequestAction } from '@/components/admin/request/useRequestAction'
import type { User } from '@/payload-types'
import { userPageWords as words } from '@/src/content/admin/userView'
import {
  type AccountAction,
  allowedAccountActions,
} from '@/src/domain/accounts/allowedAccountActions'
import { discardBody, request } from '../request/request'
import { showInvitationLink } from './InvitationLinkDialog'
import { invitationLinkState } from './invitationLinkState'

export type ListedAccount = Pick<User, 'id' | 'name' | 'role' | 'status' | 'invitedAt'>

const MESSAGES_BY_ACCOUNT_ACTION = {
  accept: { done: words.invited, failed: words.inviteFailed },
  inviteAgain: { done: words.invited, failed: words.inviteFailed },
  sendReset: { done: words.resetSent, failed: words.resetFailed },
  suspend: { done: words.updated, failed: words.updateFailed },
  reopen: { done: words.updated, failed: words.updateFailed },
  decline: { done: words.declined, failed: words.updateFailed },
  delete: { done: words.deleted, failed: words.deleteFailed },
} as const satisfies Record<AccountAction, { done: string; failed: string }>

const isLinkSendingAction = (action: AccountAction) =>
  action === 'accept' || action === 'inviteAgain' || action === 'sendReset'

/** The actions that the user may take on an account. `act` resolves to whether the server carried it out. */
export function useAccountActions(account: ListedAccount) {
  const { user } = useAuth<User>()
  const { run } = useRequestAction()
  const url = `/api/users/${account.id}`

  const send = {
    accept: () => request(`${url}/accepter`, { method: 'POST' }, discardBody),
    inviteAgain: () => request(`${url}/lien`, { method: 'POST' }, discardBody),
    sendReset: () => request(`${url}/lien`, { method: 'POST' }, discardBody),
    suspend: () => request(url, { method: 'PATCH', body: { status: 'inactive' } }, discardBody),
    reopen: () => request(url, { method: 'PATCH', body: { status: 'active' } }, discardBody),
    decline: () => request(url, { method: 'DELETE' }, discardBody),
    delete: () => request(url, { method: 'DELETE' }, discardBody),
  } as const satisfies Record<AccountAction, unknown>

  // Without a mail server the link was not sent: the link of an invitation is shown instead.
  const showLinkState = async (action: AccountAction) => {
    const { isSent, link } = await invitationLinkState(account.id)
    if (link) return showInvitationLink(link)
    if (isSent) toast.success(MESSAGES_BY_ACCOUNT_ACTION[action].done)
    else toast.warning(words.resetKept)
  }

  const act = async (action: AccountAction): Promise<boolean> => {
    const { done, failed } = MESSAGES_BY_ACCOUNT_ACTION[action]
    const reply = await run({
      send: send[action],
      done: isLinkSendingAction(action) ? undefined : done,
      failed: ({ message }) => message ?? failed,
    })
    if (reply?.ok && isLinkSendingAction(action)) await showLinkState(action)
    return reply?.ok === true
  }

  return { actions: user ? allowedAccountActions(user, account) : [], act }
}
