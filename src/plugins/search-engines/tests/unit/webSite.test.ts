import { expect, test } from 'vitest'
import { buildWebSite } from '@/src/plugins/search-engines/rules/webSite'

const SITE_SETTINGS = { company: { name: 'Exemplia' }, siteUrl: 'https://exemplia.test' }

test.each([
  ['fr', 'https://exemplia.test/'],
  ['en', 'https://exemplia.test/en'],
] as const)('The site in %s has the URL %s and the firm as its publisher', (language, url) => {
  const edition = { language, defaultLanguage: 'fr' } as const
  expect(buildWebSite({ ...SITE_SETTINGS, edition })).toMatchObject({
    '@type': 'WebSite',
    url,
    inLanguage: language,
    publisher: { '@id': 'https://exemplia.test/#entreprise', name: 'Exemplia' },
  })
})
