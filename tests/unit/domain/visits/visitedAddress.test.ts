import { expect, test } from 'vitest'
import { visitedAddress } from '@/src/domain/visits/visitedAddress'

test.each([
  ['/', '#contact', '/#contact'],
  ['/en', '#contact', '/en#contact'],
  ['/', '#home', '/'],
  ['/en/jobs', '#contact', '/en/jobs'],
])('%s with %s is counted as %s', (pathname, hash, address) => {
  expect(visitedAddress({ pathname, hash })).toBe(address)
})
