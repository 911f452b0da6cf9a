import { type Account, canManageRole, isAccessRequest, isActiveSuperAdmin } from './roles'

export const ACCOUNT_ACTIONS = [
  'accept',
  'inviteAgain',
  'sendReset',
  'suspend',
  'reopen',
  'decline',
  'delete',
] as const
export type AccountAction = (typeof ACCOUNT_ACTIONS)[number]

type Somebody = Account & { id: number; invitedAt?: unknown }

/** What this person may do with that account. The server asks again, whatever is shown. */
export function accountActions(by: Somebody | null, account: Somebody): AccountAction[] {
  if (!by || by.id === account.id || !canManageRole(by, account.role)) return []
  if (isAccessRequest(account)) return isActiveSuperAdmin(by) ? ['accept', 'decline'] : []
  return [...OF_STATUS[account.status], 'delete']
}

const OF_STATUS = {
  active: ['sendReset', 'suspend'],
  inactive: ['reopen'],
  invited: ['inviteAgain'],
} as const satisfies Record<Account['status'], readonly AccountAction[]>

/** A Super Administrator is shown the deletion, and that it is closed. */
export function isActionClosed(action: AccountAction, { role }: Pick<Account, 'role'>): boolean {
  return action === 'delete' && role === 'super-admin'
}
