import { expect, test } from 'vitest'
import { PUBLISHED_EDITIONS } from '@/src/domain/languages/edition'
import { editionHref, parsePublicPath } from '@/src/domain/languages/editionPath'
import { parseInternalPath } from '@/src/domain/urls/publicPath'
import { parseReportedPath } from '@/src/domain/visits/visitPath'

const FEED_PATHS = ['/nos-offres/flux.xml', '/nos-offres/flux.json']

test.each(FEED_PATHS)('%s is a known URL, and its visits are not counted', (path) => {
  expect(parseInternalPath(path).kind).toBe('always')
  expect(parseReportedPath(path)).toEqual({ path: '/404', needs: null })
})

test.each(['/nos-offres/feed.xml', '/nos-offres/autre.xml', '/secteurs/flux.xml'])(
  '%s is an unknown URL',
  (path) => expect(parseInternalPath(path).kind).toBe('nothing'),
)

test.each([
  ['/jobs/feed.xml', 'fr', '/en/jobs/feed.xml'],
  ['/en/jobs/flux.xml', 'fr', '/en/jobs/feed.xml'],
  ['/nos-offres/feed.json', 'en', '/fr/nos-offres/flux.json'],
] as const)('%s redirects, with %s at the root, to %s', (path, defaultLanguage, url) => {
  expect(parsePublicPath(path, defaultLanguage)).toMatchObject({ redirect: url })
})

test('A feed below another folder has no translated name', () => {
  expect(parsePublicPath('/en/api/feed.xml', 'fr')).toEqual({
    language: 'en',
    internalPath: '/en/api/feed.xml',
  })
})

test('Each feed of each edition is found at its public URL', () => {
  for (const edition of PUBLISHED_EDITIONS) {
    for (const internalPath of FEED_PATHS) {
      const url = editionHref(edition, internalPath)
      expect(parsePublicPath(url, edition.defaultLanguage)).toEqual({
        language: edition.language,
        internalPath,
      })
    }
  }
})
