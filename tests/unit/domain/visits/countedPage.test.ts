import { expect, test } from 'vitest'
import { countedPath, parseCountedPath } from '@/src/domain/visits/countedPage'

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
  expect(parseCountedPath(path)).toEqual({ language, page })
})
