import { expect, test } from 'vitest'
import { clientIp } from '@/src/server/web/clientIp'

const clientIpOf = (socketAddress: string, forwardedFor: string | undefined, trustedHops: number) =>
  clientIp({ socketAddress, forwardedFor }, trustedHops)

test('Without a proxy the IP address of the socket counts, not a claimed one', () => {
  expect(clientIpOf('203.0.113.9', '198.51.100.1', 0)).toBe('203.0.113.9')
})

test.each(['::ffff:203.0.113.9', '::ffff:cb00:7109'])(
  'an IPv4 address on an IPv6 socket is written as IPv4: %s',
  (socketAddress) => {
    expect(clientIpOf(socketAddress, undefined, 0)).toBe('203.0.113.9')
  },
)

test('the /64 network of an IPv6 address counts', () => {
  const network = '2001:db8:1:2::/64'
  expect(clientIpOf('2001:db8:1:2:3:4:5:6', undefined, 0)).toBe(network)
  expect(clientIpOf('2001:DB8:1:2::ffff', undefined, 0)).toBe(network)
  expect(clientIpOf('10.0.0.2', '2001:db8:1:2:abcd::', 1)).toBe(network)
  expect(clientIpOf('2001:db8:1:3::1', undefined, 0)).not.toBe(network)
  expect(clientIpOf('fe80::1%eth0', undefined, 0)).toBe('fe80::/64')
})

test('the machine itself has one address, over IPv4 and IPv6', () => {
  expect(clientIpOf('::1', undefined, 0)).toBe('127.0.0.1')
  expect(clientIpOf('127.0.0.1', undefined, 0)).toBe('127.0.0.1')
})

test('behind one proxy its own entry counts, not earlier ones', () => {
  expect(clientIpOf('10.0.0.2', '6.6.6.6, 203.0.113.9', 1)).toBe('203.0.113.9')
})

test('behind two proxies the entry of the outer one counts', () => {
  expect(clientIpOf('10.0.0.2', '6.6.6.6, 203.0.113.9, 10.0.0.1', 2)).toBe('203.0.113.9')
})

test.each([
  ['203.0.113.9:567', '203.0.113.9'],
  ['[2001:db8::1]:443', '2001:db8::/64'],
  ['[2001:db8::1]', '2001:db8::/64'],
  ['[::ffff:203.0.113.9]:567', '203.0.113.9'],
])('a port beside the entry does not count: %s', (entry, address) => {
  expect(clientIpOf('10.0.0.2', `6.6.6.6, ${entry}`, 1)).toBe(address)
})

test.each([undefined, '', 'unknown', '203.0.113.9\r\nx', '1', '0x7f.1', '[]', '[::1]:x', '::1/64'])(
  'a missing or broken entry falls back to the socket: %j',
  (forwarded) => {
    expect(clientIpOf('10.0.0.2', forwarded, 1)).toBe('10.0.0.2')
  },
)

test('too few entries mean that the request did not come through all proxies', () => {
  expect(clientIpOf('203.0.113.9', '6.6.6.6', 2)).toBe('203.0.113.9')
})
