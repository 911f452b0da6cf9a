import { expect, test } from 'vitest'
import { type Edition, HOUSE_EDITION } from '@/src/domain/edition'
import type { HomeSection } from '@/src/domain/homeSection'
import { currentMark, isCurrentPage } from '@/src/domain/navigation'

const english: Edition = { language: 'en', defaultLanguage: 'fr' }

test.each([
  ['/', '/', true],
  ['/', '/fr-fr', true],
  ['/', '/nos-offres', false],
  ['/nos-offres', '/fr-fr/nos-offres', true],
  ['/notre-adn', '/notre-adn/impact-social', true],
  ['/notre-adn', '/notre-adn-bis', false],
  ['/#contact', '/', false],
])('the entry %s on the page %s: %s', (url, pathname, current) => {
  expect(isCurrentPage(url, pathname, HOUSE_EDITION)).toBe(current)
})

test.each([
  ['/', '/en', true],
  ['/', '/en-fr', true],
  ['/', '/', true],
  ['/nos-offres', '/nos-offres', true],
  ['/', '/en/jobs', false],
  ['/nos-offres', '/en/jobs', true],
  ['/nos-offres', '/en-fr/nos-offres', true],
  ['/notre-adn', '/en/our-values/social-impact', true],
  ['/notre-adn', '/en-fr/notre-adn/social-impact', true],
  ['/notre-adn', '/en/our-values-too', false],
])('the entry %s on the English page %s: %s', (url, pathname, current) => {
  expect(isCurrentPage(url, pathname, english)).toBe(current)
})

const mark = (url: string, pathname: string, section: HomeSection | null) =>
  currentMark(url, { pathname, section, edition: HOUSE_EDITION })

test('the section being read is marked instead of the home page', () => {
  expect(mark('/', '/', null)).toBe('page')
  expect(mark('/', '/', 'home')).toBe('page')
  expect(mark('/', '/', 'contact')).toBeUndefined()
  expect(mark('/#contact', '/', 'contact')).toBe('location')
  expect(mark('/#contact', '/', 'home')).toBeUndefined()
  expect(mark('/nos-offres', '/nos-offres', null)).toBe('page')
})
