import { expect, test } from 'vitest'
import { currentMark, isCurrentPage } from '@/src/domain/navigation'

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

test('the section being read is marked instead of the home page', () => {
  expect(currentMark('/', '/', null)).toBe('page')
  expect(currentMark('/', '/', 'home')).toBe('page')
  expect(currentMark('/', '/', 'contact')).toBeUndefined()
  expect(currentMark('/#contact', '/', 'contact')).toBe('location')
  expect(currentMark('/#contact', '/', 'home')).toBeUndefined()
  expect(currentMark('/nos-offres', '/nos-offres', null)).toBe('page')
})
