import { expect, test } from 'vitest'
import { breadcrumbList } from '@/src/domain/structuredData/breadcrumbList'

test('the trail is numbered from the home page to the page itself', () => {
  const trail = [
    { label: 'Accueil', url: '/' },
    { label: 'Nos offres', url: '/nos-offres' },
  ]
  const { itemListElement } = breadcrumbList({
    trail,
    current: 'Architecte cloud',
    siteUrl: 'https://exemplia.example',
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
