import { expect, test } from 'vitest'
import { readFailures, writeFailures } from '@/src/domain/undelivered'

test('the reasons of several ways are read again, each with its way', () => {
  const message = writeFailures([
    { channel: 'mail', reason: new Error('connect ECONNREFUSED 127.0.0.1:25 · encore') },
    { channel: 'chat', reason: new Error('Slack refused the message: invalid_auth') },
  ])
  expect(readFailures(message)).toEqual([
    { channel: 'mail', kind: 'unreachable', words: 'connect ECONNREFUSED 127.0.0.1:25 · encore' },
    { channel: 'chat', kind: 'chatToken', words: 'Slack refused the message: invalid_auth' },
  ])
})

test.each([
  ['Error: Invalid login: 535 5.7.8 Authentication failed', 'signIn'],
  ['Error: getaddrinfo ENOTFOUND smtp.nulle.part', 'unknownHost'],
  ['NoReachableAddress: This server has no address that may be reached', 'unknownHost'],
  ['Error: Greeting never received', 'silent'],
  ['TimeoutError: The operation was aborted due to timeout', 'silent'],
  ['TypeError: fetch failed', 'unreachable'],
  ['RetryLater: Slack asked to wait', 'busy'],
  ['Error: Slack refused the message: channel_not_found', 'chatChannel'],
  ['Error: Slack answered with status 404', 'refused'],
  ['Error: Message failed: 552 5.3.4 Too big', 'refused'],
  ['Error: The saved password cannot be read', 'password'],
  ['quelque chose', 'other'],
])('%s is of the kind %s', (message, kind) => {
  expect(readFailures(message)).toMatchObject([{ channel: null, kind }])
})

test('somebody else’s words cannot fill the page', () => {
  const [failure] = readFailures(`550 ${'refusé\r\n'.repeat(1000)}`)
  expect(failure?.words).toHaveLength(300)
  expect(failure?.words).not.toMatch(/[\r\n]/)
})
