import { expect, test } from 'vitest'
import {
  allowedAccountActions,
  isAccountActionDisabled,
} from '@/src/domain/accounts/allowedAccountActions'

const anAccount = (role: 'super-admin' | 'admin' | 'moderator', different = {}) =>
  ({ id: 2, role, status: 'active', invitedAt: null, ...different }) as const
const actorWithRole = (role: 'super-admin' | 'admin' | 'moderator') => ({
  ...anAccount(role),
  id: 1,
})

test('An Administrator acts on Moderators only', () => {
  expect(allowedAccountActions(actorWithRole('admin'), anAccount('moderator'))).toEqual([
    'sendReset',
    'suspend',
    'delete',
  ])
  expect(allowedAccountActions(actorWithRole('admin'), anAccount('admin'))).toEqual([])
  expect(allowedAccountActions(actorWithRole('moderator'), anAccount('moderator'))).toEqual([])
})

test('An account has no action on itself, and an anonymous visitor on none', () => {
  expect(
    allowedAccountActions(actorWithRole('super-admin'), { ...anAccount('super-admin'), id: 1 }),
  ).toEqual([])
  expect(allowedAccountActions(null, anAccount('moderator'))).toEqual([])
})

test('An invited account can be invited again, a suspended one reactivated', () => {
  const invited = anAccount('moderator', { status: 'invited', invitedAt: '2026-11-22T10:00:00Z' })
  expect(allowedAccountActions(actorWithRole('admin'), invited)).toEqual(['inviteAgain', 'delete'])
  const suspended = anAccount('moderator', { status: 'inactive' })
  expect(allowedAccountActions(actorWithRole('admin'), suspended)).toEqual(['reopen', 'delete'])
})

test('Only a Super Administrator accepts or declines an access request', () => {
  const request = anAccount('moderator', { status: 'invited' })
  expect(allowedAccountActions(actorWithRole('super-admin'), request)).toEqual([
    'accept',
    'decline',
  ])
  expect(allowedAccountActions(actorWithRole('admin'), request)).toEqual([])
})

test('The deletion of a Super Administrator is disabled', () => {
  expect(isAccountActionDisabled('delete', anAccount('super-admin'))).toBe(true)
  expect(isAccountActionDisabled('delete', anAccount('admin'))).toBe(false)
  expect(isAccountActionDisabled('suspend', anAccount('super-admin'))).toBe(false)
})
