import { expect, test } from 'vitest'
import {
  allowedAccountActions,
  isAccountActionDisabled,
} from '@/src/domain/accounts/allowedAccountActions'

const account = (role: 'super-admin' | 'admin' | 'moderator', different = {}) =>
  ({ id: 2, role, status: 'active', invitedAt: null, ...different }) as const
const by = (role: 'super-admin' | 'admin' | 'moderator') => ({ ...account(role), id: 1 })

test('An Administrator acts on Moderators only', () => {
  expect(allowedAccountActions(by('admin'), account('moderator'))).toEqual([
    'sendReset',
    'suspend',
    'delete',
  ])
  expect(allowedAccountActions(by('admin'), account('admin'))).toEqual([])
  expect(allowedAccountActions(by('moderator'), account('moderator'))).toEqual([])
})

test('An account has no action on itself, and an anonymous visitor on none', () => {
  expect(allowedAccountActions(by('super-admin'), { ...account('super-admin'), id: 1 })).toEqual([])
  expect(allowedAccountActions(null, account('moderator'))).toEqual([])
})

test('An invited account can be invited again, a suspended one reactivated', () => {
  const invited = account('moderator', { status: 'invited', invitedAt: '2026-11-22T10:00:00Z' })
  expect(allowedAccountActions(by('admin'), invited)).toEqual(['inviteAgain', 'delete'])
  const suspended = account('moderator', { status: 'inactive' })
  expect(allowedAccountActions(by('admin'), suspended)).toEqual(['reopen', 'delete'])
})

test('Only a Super Administrator accepts or declines an access request', () => {
  const request = account('moderator', { status: 'invited' })
  expect(allowedAccountActions(by('super-admin'), request)).toEqual(['accept', 'decline'])
  expect(allowedAccountActions(by('admin'), request)).toEqual([])
})

test('The deletion of a Super Administrator is disabled', () => {
  expect(isAccountActionDisabled('delete', account('super-admin'))).toBe(true)
  expect(isAccountActionDisabled('delete', account('admin'))).toBe(false)
  expect(isAccountActionDisabled('suspend', account('super-admin'))).toBe(false)
})
