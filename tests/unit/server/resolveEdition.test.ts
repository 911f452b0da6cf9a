import { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import { expect, test } from 'vitest'
import { SITE_LANGUAGES } from '@/src/domain/languages/siteLocale'
import {
  emptyRootRedirectTarget,
  keepQueryOnRedirect,
  makeRedirectPathPublic,
  resolveEdition,
  rewriteRequestForEdition,
  sendRedirect,
} from '@/src/server/web/resolveEdition'
import { listenOnFreePort } from '@/tests/support/listenOnFreePort'

test('A path belongs to the edition in its prefix, or to the one at the root', () => {
  const french = { language: 'fr', defaultLanguage: 'fr' }
  const english = { language: 'en', defaultLanguage: 'fr' }
  const asked = (path: string) => resolveEdition(path, 'fr', SITE_LANGUAGES)
  expect(asked('/nos-offres')).toEqual({ edition: french, internalPath: '/nos-offres' })
  expect(asked('/en/jobs')).toEqual({ edition: english, internalPath: '/nos-offres' })
  expect(asked('/fr/nos-offres')).toEqual({ edition: french, redirect: '/nos-offres' })
  expect(asked('/admin')).toEqual({ edition: french, internalPath: '/admin' })
})

test('The root has the language of the settings', () => {
  const edition = { language: 'en', defaultLanguage: 'en' }
  expect(resolveEdition('/jobs', 'en', SITE_LANGUAGES)).toEqual({
    edition,
    internalPath: '/nos-offres',
  })
  expect(resolveEdition('/nos-offres', 'en', SITE_LANGUAGES)).toMatchObject({
    redirect: '/fr/nos-offres',
  })
})

test.each(['/en', '/en/jobs', '/en/nos-offres', '/jobs'])(
  'The path %s is not found while the English edition is closed',
  (path) => {
    const edition = { language: 'fr', defaultLanguage: 'fr' }
    const nowhere = { edition, internalPath: '/adresse/inconnue' }
    expect(resolveEdition(path, 'fr', ['fr'])).toEqual(nowhere)
    expect(resolveEdition(path, 'en', ['fr'])).toEqual(nowhere)
  },
)

test('Only a root without a home page redirects to the French edition', () => {
  const wayFrom = (path: string, language: 'fr' | 'en', defaultLanguage: 'fr' | 'en') =>
    emptyRootRedirectTarget(path, { language, defaultLanguage })
  expect(wayFrom('/', 'en', 'en')).toBe('/fr')
  expect(wayFrom('/nos-offres', 'en', 'en')).toBeNull()
  expect(wayFrom('/', 'en', 'fr')).toBeNull()
  expect(wayFrom('/', 'fr', 'en')).toBeNull()
  expect(wayFrom('/', 'fr', 'fr')).toBeNull()
})

test('Next receives the French path and the edition, even if the client sends such headers', () => {
  const request = new IncomingMessage(new Socket())
  request.url = '/en/jobs?lieu=paris&_rsc=a?b'
  request.headers = { 'x-edition': 'fr-fr' }
  rewriteRequestForEdition(request, '/nos-offres', { language: 'en', defaultLanguage: 'fr' })
  expect(request.url).toBe('/nos-offres?lieu=paris&_rsc=a?b')
  expect(request.headers['x-edition']).toBe('en-fr')
})

test('An outdated path redirects with its query string, without caching', async () => {
  const site = await listenOnFreePort((request, response) =>
    sendRedirect('/nos-offres', request, response),
  )
  const answer = await fetch(`${site}/fr/nos-offres?lieu=paris`, { redirect: 'manual' })
  expect(answer.status).toBe(307)
  expect(answer.headers.get('location')).toBe('/nos-offres?lieu=paris')
  expect(answer.headers.get('cache-control')).toBe('no-store')
})

test.each([
  ['/nos-offres?recherche=a&_rsc=b', '/en/jobs?recherche=a&_rsc=b'],
  ['/en/jobs/x', '/en/jobs/x'],
  ['/nos-offres/x', '/nos-offres/x'],
])('The redirect of Next from /en/jobs to %s becomes %s', async (location, led) => {
  const site = await listenOnFreePort((_request, response) => {
    makeRedirectPathPublic(response, '/nos-offres', { language: 'en', defaultLanguage: 'fr' })
    response.statusCode = 307
    response.setHeader('location', location)
    response.end()
  })
  const answer = await fetch(site, { redirect: 'manual' })
  expect(answer.headers.get('location')).toBe(led)
})

test.each([
  [308, ['/nos-offres/b', '/nos-offres/b'], '/nos-offres/b?utm_source=lettre&_rsc=a?b'],
  [308, '/nos-offres/b?lieu=paris', '/nos-offres/b?lieu=paris'],
  [308, 'https://exemplia.example/b', 'https://exemplia.example/b'],
  [307, '/nos-offres/b', '/nos-offres/b'],
])('The redirect of Next with %s and %s becomes %s', async (status, location, led) => {
  const site = await listenOnFreePort((request, response) => {
    keepQueryOnRedirect(request, response)
    request.url = '/elsewhere'
    response.statusCode = status
    response.setHeader('location', location)
    response.end()
  })
  const address = `${site}/nos-offres/a?utm_source=lettre&_rsc=a?b`
  const answer = await fetch(address, { redirect: 'manual' })
  expect(answer.headers.get('location')).toBe(led)
})

test('A moved page without a query string redirects without one', async () => {
  const site = await listenOnFreePort((request, response) => {
    keepQueryOnRedirect(request, response)
    response.setHeader('location', '/nos-offres/b')
    response.writeHead(308).end()
  })
  const answer = await fetch(`${site}/nos-offres/a`, { redirect: 'manual' })
  expect(answer.headers.get('location')).toBe('/nos-offres/b')
})
