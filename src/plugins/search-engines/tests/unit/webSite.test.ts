import { expect, test } from 'vitest'
import { buildWebSite } from '@/src/plugins/search-engines/rules/webSite'

const known = { company: { name: 'Exemplia' }, siteUrl: 'https://exemplia.test' }

test.each([
  ['fr', 'https://exemplia.test/'],
  ['en', 'https://exemplia.test/en'],
] as const)('the site in %s stands at %s and belongs to the one firm', (language, url) => {
  const edition = { language, defaultLanguage: 'fr' } as const
  expect(buildWebSite({ ...known, edition })).toMatchObject({
    '@type': 'WebSite',
    url,
    inLanguage: language,
    publisher: { '@id': 'https://exemplia.test/#entreprise', name: 'Exemplia' },
  })
})
