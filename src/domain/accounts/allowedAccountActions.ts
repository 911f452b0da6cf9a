import { type AccountRoleStatus, canManageRole, isAccessRequest, isActiveSuperAdmin } from './roles'

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

type AccountWithId = AccountRoleStatus & { id: number; invitedAt?: unknown }

/**
 * The actions that one user may perform on an account. The buttons follow this list; the server
 * checks again.
 */
export function allowedAccountActions(
  by: AccountWithId | null,
  account: AccountWithId,
): AccountAction[] {
  if (!by || by.id === account.id || !canManageRole(by, account.role)) return []
  if (isAccessRequest(account)) return isActiveSuperAdmin(by) ? ['accept', 'decline'] : []
  return [...ACTIONS_BY_STATUS[account.status], 'delete']
}

const ACTIONS_BY_STATUS = {
  active: ['sendReset', 'suspend'],
  inactive: ['reopen'],
  invited: ['inviteAgain'],
} as const satisfies Record<AccountRoleStatus['status'], readonly AccountAction[]>

/** Whether the action is shown but disabled: a Super Administrator cannot be deleted. */
export function isAccountActionDisabled(
  action: AccountAction,
  { role }: Pick<AccountRoleStatus, 'role'>,
): boolean {
  return action === 'delete' && role === 'super-admin'
}
