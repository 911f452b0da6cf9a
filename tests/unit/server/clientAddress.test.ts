import { expect, test } from 'vitest'
import { clientAddress } from '@/src/server/web/clientAddress.mjs'

test('without a proxy the socket tells the address, whatever the client claims', () => {
  expect(clientAddress('203.0.113.9', '198.51.100.1', 0)).toBe('203.0.113.9')
})

test('an IPv4 address on an IPv6 socket is written as IPv4', () => {
  expect(clientAddress('::ffff:203.0.113.9', undefined, 0)).toBe('203.0.113.9')
})

test('behind one proxy its own entry counts, not what stood before it', () => {
  expect(clientAddress('10.0.0.2', '6.6.6.6, 203.0.113.9', 1)).toBe('203.0.113.9')
})

test('behind two proxies the outer one knows the client', () => {
  expect(clientAddress('10.0.0.2', '6.6.6.6, 203.0.113.9, 10.0.0.1', 2)).toBe('203.0.113.9')
})

test.each([undefined, '', 'unknown', '203.0.113.9\r\nx'])(
  'a missing or broken entry falls back to the socket: %j',
  (forwarded) => {
    expect(clientAddress('10.0.0.2', forwarded, 1)).toBe('10.0.0.2')
  },
)

test('too few entries mean that the request did not come through all proxies', () => {
  expect(clientAddress('203.0.113.9', '6.6.6.6', 2)).toBe('203.0.113.9')
})
