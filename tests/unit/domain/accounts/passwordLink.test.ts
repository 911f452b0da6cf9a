import { describe, expect, test } from 'vitest'
import { mayGetPasswordLink } from '@/src/domain/accounts/passwordLink'

const now = new Date('2026-11-22T09:00:00Z')
const secondsAgo = (seconds: number) => new Date(now.getTime() - seconds * 1000)
const ACTIVE_ACCOUNT = { status: 'active', invitedAt: null } as const

describe('A link to choose a password', () => {
  test.each([
    { status: 'active', invitedAt: null, gets: true },
    { status: 'invited', invitedAt: now, gets: true },
    { status: 'invited', invitedAt: null, gets: false },
    { status: 'inactive', invitedAt: now, gets: false },
  ] as const)(
    'is sent to an account with $status and invited at $invitedAt: $gets',
    ({ gets, ...account }) => {
      expect(mayGetPasswordLink(account, [], now)).toBe(gets)
    },
  )

  test('is not sent twice within fifteen seconds', () => {
    expect(mayGetPasswordLink(ACTIVE_ACCOUNT, [secondsAgo(14)], now)).toBe(false)
    expect(mayGetPasswordLink(ACTIVE_ACCOUNT, [secondsAgo(15)], now)).toBe(true)
  })

  test('is not sent while five others are valid', () => {
    const links = [60, 120, 180, 240, 300].map(secondsAgo)
    expect(mayGetPasswordLink(ACTIVE_ACCOUNT, links, now)).toBe(false)
    expect(mayGetPasswordLink(ACTIVE_ACCOUNT, links.slice(1), now)).toBe(true)
  })
})
