import { expect, test } from 'vitest'
import {
  parseFailures,
  parsePermanentMailRefusal,
  serializeFailures,
} from '@/src/domain/mails/deliveryFailures'

test('The reasons of several channels are read with their channels', () => {
  const message = serializeFailures([
    { channel: 'mail', reason: new Error('connect ECONNREFUSED 127.0.0.1:25 · encore') },
    { channel: 'chat', reason: new Error('Slack refused the message: invalid_auth') },
  ])
  expect(parseFailures(message)).toEqual([
    {
      channel: 'mail',
      kind: 'unreachable',
      heard: { from: 'network', words: 'connect ECONNREFUSED 127.0.0.1:25 · encore' },
    },
    { channel: 'chat', kind: 'chatToken', heard: { from: 'server', words: 'invalid_auth' } },
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
  ['Error: 3 files are still in the store', 'files'],
  ['quelque chose', 'other'],
])('%s is of the kind %s', (message, kind) => {
  expect(parseFailures(message)).toMatchObject([{ channel: null, kind }])
})

test.each([
  ['Error: Invalid login: 535 5.7.8 Authentication failed', '535 5.7.8 Authentication failed'],
  ['Error: Message failed: 552 5.3.4 Too big', '552 5.3.4 Too big'],
  ['Error: Slack refused the message: channel_not_found', 'channel_not_found'],
  ['Error: Slack answered with status 404', 'HTTP 404'],
])('The words of the server are read from %s', (message, words) => {
  expect(parseFailures(message)).toMatchObject([{ heard: { from: 'server', words } }])
})

test.each([
  'NoReachableAddress: This server has no address that may be reached',
  'Error: The saved password cannot be read: it must be typed again',
  'RetryLater: Slack asked to wait',
  'Error: 3 files are still in the store',
  '',
])('An error without words of a server has none: %s', (message) => {
  expect(parseFailures(message)).toMatchObject([{ heard: null }])
})

test('An address with a port is no response of a server', () => {
  const refused = 'connect ECONNREFUSED 127.0.0.1:587 - Local (0.0.0.0:0)'
  expect(parseFailures(refused)).toMatchObject([{ heard: { from: 'network', words: refused } }])
})

test('Text of a mail server cannot fill the page', () => {
  const [failure] = parseFailures(`550 ${'refusé\r\n'.repeat(1000)}`)
  expect(failure?.heard?.words).toHaveLength(300)
  expect(failure?.heard?.words).not.toMatch(/[\r\n]/)
})

test.each([
  ["Can't send mail - all recipients were rejected: 550 5.1.1 <a@b.fr>: User unknown", true],
  ['Data command failed: 552 5.3.4 Message too big', true],
  ["Can't send mail - all recipients were rejected: 450 4.2.0 Try again later", false],
  // Postfix also refuses a sender or a relay after RCPT TO: staff can correct the settings.
  ["Can't send mail - all recipients were rejected: 553 5.7.1 Sender address rejected", false],
  ["Can't send mail - all recipients were rejected: 550 5.1.8 Bad sender", false],
  ['Mail command failed: 550 5.1.0 No', false],
])('%s is a permanent refusal of the mail: %s', (reason, isPermanent) => {
  expect(parsePermanentMailRefusal(reason) !== null).toBe(isPermanent)
})
