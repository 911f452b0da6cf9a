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

/**
 * The actions that one user may perform on an account. The buttons follow this list; the server
 * checks again.
 */
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

/** Whether the action is shown but disabled: a Super Administrator cannot be deleted. */
export function isActionDisabled(action: AccountAction, { role }: Pick<Account, 'role'>): boolean {
  return action === 'delete' && role === 'super-admin'
}
