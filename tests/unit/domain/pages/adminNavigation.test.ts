import { expect, test } from 'vitest'
import type { HomeSection } from '@/src/domain/pages/homeSection'
import { ariaCurrent, isCurrentPageOrParent } from '@/src/domain/pages/navigation'

test.each([
  ['/', '/', true],
  ['/', '/nos-offres', false],
  ['/nos-offres', '/nos-offres', true],
  ['/notre-adn', '/notre-adn/impact-social', true],
  ['/notre-adn', '/notre-adn-bis', false],
  ['/#contact', '/', false],
])('The entry %s on the page %s is current: %s', (url, pathname, current) => {
  expect(isCurrentPageOrParent(url, pathname)).toBe(current)
})

const currentMark = (url: string, pathname: string, section: HomeSection | null) =>
  ariaCurrent(url, pathname, section)

test('The section in view is marked in place of the home page', () => {
  expect(currentMark('/', '/', null)).toBe('page')
  expect(currentMark('/', '/', 'home')).toBe('page')
  expect(currentMark('/', '/', 'contact')).toBeUndefined()
  expect(currentMark('/#contact', '/', 'contact')).toBe('location')
  expect(currentMark('/#contact', '/', 'home')).toBeUndefined()
  expect(currentMark('/nos-offres', '/nos-offres', null)).toBe('page')
})
