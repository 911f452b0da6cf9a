import { expect, test } from 'vitest'
import { countedPath, readCountedPath } from '@/src/domain/visits/countedPage'

test.each([
  ['fr', '/', '/'],
  ['fr', '/#contact', '/#contact'],
  ['fr', '/nos-offres/x', '/nos-offres/x'],
  ['fr', '/entreprise', '/entreprise'],
  ['en', '/', '/en'],
  ['en', '/#contact', '/en#contact'],
  ['en', '/nos-offres/x', '/en/nos-offres/x'],
] as const)('in %s the page %s is counted under %s, and found again', (language, page, path) => {
  expect(countedPath({ language, page })).toBe(path)
  expect(readCountedPath(path)).toEqual({ language, page })
})
