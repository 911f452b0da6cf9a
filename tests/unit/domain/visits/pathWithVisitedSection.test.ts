import { expect, test } from 'vitest'
import { pathWithVisitedSection } from '@/src/domain/visits/pathWithVisitedSection'

test.each([
  ['/', '#contact', '/#contact'],
  ['/en', '#contact', '/en#contact'],
  ['/', '#home', '/'],
  ['/en/jobs', '#contact', '/en/jobs'],
])('%s with %s is counted as %s', (pathname, hash, address) => {
  expect(pathWithVisitedSection({ pathname, hash })).toBe(address)
})
