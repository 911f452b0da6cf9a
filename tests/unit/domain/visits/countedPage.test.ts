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
] as const)('In %s the page %s is counted under %s, and read from it', (language, page, path) => {
  expect(countedPath({ language, page })).toBe(path)
  expect(parseCountedPath(path)).toEqual({ language, page })
})
