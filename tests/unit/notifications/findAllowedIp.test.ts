import { describe, expect, test } from 'vitest'
import { findAllowedIp } from '@/src/notifications/findAllowedIp'

const PUBLIC_IP = '93.184.215.14'
const IPS_BY_HOST: Record<string, string[]> = {
  'smtp.exemple.fr': [PUBLIC_IP],
  'interne.exemple.fr': ['10.0.0.7'],
  'double.exemple.fr': ['192.168.1.1', PUBLIC_IP],
  'mappe.exemple.fr': ['::ffff:127.0.0.1'],
}

const fakeResolve = async (host: string) => {
  const addresses = IPS_BY_HOST[host]
  if (!addresses) throw new Error(`getaddrinfo ENOTFOUND ${host}`)
  return addresses.map((address) => ({ address }))
}
const findReachableIp = (host: string, allowed: string[] = []) =>
  findAllowedIp(host, allowed, fakeResolve)

test.each([
  ['smtp.exemple.fr', PUBLIC_IP],
  [PUBLIC_IP, PUBLIC_IP],
  ['[2a01:e0a::25]', '2a01:e0a::25'],
])('%s is reached', async (host, address) => expect(await findReachableIp(host)).toBe(address))

test('Only a public one of several addresses is used', async () => {
  expect(await findReachableIp('double.exemple.fr')).toBe(PUBLIC_IP)
})

describe('An internal address is refused with the same error as an unknown name', () => {
  test.each([
    'nulle-part.exemple.fr',
    'interne.exemple.fr',
    'mappe.exemple.fr',
    '127.0.0.1',
    '127.1',
    '2130706433',
    '0x7f000001',
    '0177.0.0.1',
    '0',
    '0.0.0.0',
    '10.1.2.3',
    '172.16.0.1',
    '192.168.0.1',
    '169.254.169.254',
    '100.64.0.1',
    '255.255.255.255',
    '224.0.0.1',
    '::1',
    '::',
    '[::ffff:10.0.0.1]',
    '::ffff:a9fe:a9fe',
    'fe80::1',
    'fc00::1',
    'fd12:3456::1',
    '64:ff9b::7f00:1',
    '2002:7f00:1::',
  ])('%s', async (host) => {
    await expect(findReachableIp(host)).rejects.toThrow(
      'This server has no address that may be reached',
    )
  })

  test('localhost is refused', async () => {
    await expect(findAllowedIp('localhost', [])).rejects.toThrow('no address')
  })
})

test.each([
  ['interne.exemple.fr', 'interne.exemple.fr', '10.0.0.7'],
  ['Interne.Exemple.FR', 'interne.exemple.fr', '10.0.0.7'],
  ['interne.exemple.fr', '10.0.0.0/8', '10.0.0.7'],
  ['127.0.0.1', '127.0.0.1', '127.0.0.1'],
  ['::1', '::1', '::1'],
])('%s is reached where the operator allows %s', async (host, allowed, address) => {
  IPS_BY_HOST['Interne.Exemple.FR'] = ['10.0.0.7']
  expect(await findReachableIp(host, ['autre', allowed])).toBe(address)
})

test('An allowed network allows no other address', async () => {
  await expect(findReachableIp('192.168.0.1', ['10.0.0.0/8', 'fd00::/8'])).rejects.toThrow(
    'no address',
  )
})
