import { expect, test } from 'vitest'
import { pathToCount } from '@/src/domain/visits/pathToCount'

test.each([
  ['/', '#contact', '/#contact'],
  ['/en', '#contact', '/en#contact'],
  ['/', '#home', '/'],
  ['/en/jobs', '#contact', '/en/jobs'],
])('%s with %s is counted as %s', (pathname, hash, address) => {
  expect(pathToCount({ pathname, hash })).toBe(address)
})
