import { expect, test } from 'vitest'
import { isCurrentPage } from '@/src/domain/navigation'

test.each([
  ['/', '/', true],
  ['/', '/fr', true],
  ['/', '/nos-offres', false],
  ['/nos-offres', '/fr/nos-offres', true],
  ['/notre-adn', '/notre-adn/impact-social', true],
  ['/notre-adn', '/notre-adn-bis', false],
  ['/#contact', '/', false],
])('the entry %s on the page %s: %s', (url, pathname, current) => {
  expect(isCurrentPage(url, pathname)).toBe(current)
})
