import { describe, expect, test } from 'vitest'
import {
  canManageRole,
  deletableRoles,
  hasStaffRights,
  isActiveSuperAdmin,
  isAdministrator,
  manageableRoles,
} from '@/src/domain/accounts/roles'
import { ROLES, USER_STATUSES } from '@/src/domain/accounts/userAccount'

const activeAccount = (role: (typeof ROLES)[number]) => ({ role, status: 'active' as const })

describe('An inactive account', () => {
  const statuses = USER_STATUSES.filter((status) => status !== 'active')
  const accounts = ROLES.flatMap((role) => statuses.map((status) => ({ role, status })))

  test.each(accounts)('has no right as $status $role', (account) => {
    expect(hasStaffRights(account)).toBe(false)
    expect(isAdministrator(account)).toBe(false)
    expect(isActiveSuperAdmin(account)).toBe(false)
    expect(manageableRoles(account)).toEqual([])
    expect(deletableRoles(account)).toEqual([])
  })

  test('has no more rights than a visitor', () => {
    expect(hasStaffRights(null)).toBe(false)
    expect(manageableRoles(undefined)).toEqual([])
  })
})

test('Each active role is staff, and Moderators are no administrators', () => {
  expect(ROLES.filter((role) => hasStaffRights(activeAccount(role)))).toEqual([...ROLES])
  expect(ROLES.filter((role) => isAdministrator(activeAccount(role)))).toEqual([
    'super-admin',
    'admin',
  ])
})

test('Super Administrators manage everybody, Administrators only Moderators', () => {
  expect(manageableRoles(activeAccount('super-admin'))).toEqual(ROLES)
  expect(manageableRoles(activeAccount('admin'))).toEqual(['moderator'])
  expect(manageableRoles(activeAccount('moderator'))).toEqual([])
  expect(canManageRole(activeAccount('admin'), 'admin')).toBe(false)
})

test('A Super Administrator cannot be deleted', () => {
  expect(deletableRoles(activeAccount('super-admin'))).toEqual(['admin', 'moderator'])
  expect(deletableRoles(activeAccount('admin'))).toEqual(['moderator'])
})
