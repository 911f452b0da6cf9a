import { expect, test } from 'vitest'
import { FALLBACK_EDITION } from '@/src/domain/languages/edition'
import { buildBreadcrumbList } from '@/src/plugins/search-engines/rules/breadcrumbList'

test('The breadcrumb trail is numbered from the home page to the page itself', () => {
  const trail = [
    { label: 'Accueil', url: '/' },
    { label: 'Nos offres', url: '/nos-offres' },
  ]
  const { itemListElement } = buildBreadcrumbList({
    trail,
    current: 'Architecte cloud',
    siteUrl: 'https://exemplia.example',
    edition: FALLBACK_EDITION,
  })
  expect(itemListElement).toEqual([
    { '@type': 'ListItem', position: 1, name: 'Accueil', item: 'https://exemplia.example/' },
    {
      '@type': 'ListItem',
      position: 2,
      name: 'Nos offres',
      item: 'https://exemplia.example/nos-offres',
    },
    { '@type': 'ListItem', position: 3, name: 'Architecte cloud' },
  ])
})

test('The breadcrumb trail of another edition has the URLs of that edition', () => {
  const { itemListElement } = buildBreadcrumbList({
    trail: [{ label: 'Jobs', url: '/nos-offres' }],
    current: 'Cloud architect',
    siteUrl: 'https://exemplia.example',
    edition: { language: 'en', defaultLanguage: 'fr' },
  })
  expect(itemListElement[0]).toMatchObject({ item: 'https://exemplia.example/en/jobs' })
})
