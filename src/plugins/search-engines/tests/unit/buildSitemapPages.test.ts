import { expect, test } from 'vitest'
import { SITE_LANGUAGES } from '@/src/domain/languages/siteLocale'
import { buildSitemapPages } from '@/src/plugins/search-engines/rules/sitemap'

const siteUrl = 'https://exemplia.example'
const SITEMAP_ENTRIES = [
  { paths: { fr: '/secteurs/assurance', en: '/secteurs/insurance' }, lastModified: '2026-11-22' },
  { paths: { fr: '/notre-adn' }, lastModified: null },
]

test('Each page is listed in each of its languages, which name one another', () => {
  const languages = {
    fr: 'https://exemplia.example/secteurs/assurance',
    en: 'https://exemplia.example/en/sectors/insurance',
    'x-default': 'https://exemplia.example/secteurs/assurance',
  }
  const both = { lastModified: '2026-11-22', alternates: { languages } }
  expect(
    buildSitemapPages(SITEMAP_ENTRIES, { defaultLanguage: 'fr', siteUrl, open: SITE_LANGUAGES }),
  ).toEqual([
    { url: languages.fr, ...both },
    { url: languages.en, ...both },
    { url: 'https://exemplia.example/notre-adn' },
  ])
})

test('A closed edition is not listed', () => {
  expect(
    buildSitemapPages(SITEMAP_ENTRIES, { defaultLanguage: 'fr', siteUrl, open: ['fr'] }),
  ).toEqual([
    { url: 'https://exemplia.example/secteurs/assurance', lastModified: '2026-11-22' },
    { url: 'https://exemplia.example/notre-adn' },
  ])
})
