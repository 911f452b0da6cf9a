import { afterEach, expect, test, vi } from 'vitest'
import { FALLBACK_EDITION } from '@/src/domain/languages/edition'
import {
  createMaintenanceResponder,
  isPathClosedInMaintenance,
} from '@/src/server/web/createMaintenanceResponder'
import { listenOnFreePort } from '@/tests/support/listenOnFreePort'

afterEach(() => vi.useRealTimers())

test.each([
  '/',
  '/nos-offres',
  '/nos-offres/x.y',
  '/nos-offres.rsc',
  '/postuler/a-b',
  '/administration',
])('%s is closed', (url) => {
  expect(isPathClosedInMaintenance(url)).toBe(true)
})

test.each([
  '/admin',
  '/admin/login',
  '/api/users/me',
  '/_next/static/chunks/a.js',
  '/favicon.ico',
  '/robots.txt',
  '/maintenance/fr-fr',
])('%s stays open', (url) => {
  expect(isPathClosedInMaintenance(url)).toBe(false)
})

test('responds 503 with the site’s page, read once for many visitors', async () => {
  // The page is cached for a second, in which a busy machine may not answer all of them.
  vi.useFakeTimers({ toFake: ['performance'] })
  let asked = 0
  const site = await listenOnFreePort((request, response) => {
    asked += 1
    response.end(`<h1>Fermé</h1>${request.url}`)
  })
  const answer = createMaintenanceResponder(site, {})
  const closed = await listenOnFreePort((request, response) =>
    answer(request, response, FALLBACK_EDITION),
  )
  const answers = await Promise.all([fetch(closed), fetch(closed), fetch(`${closed}/nos-offres`)])
  for (const answer of answers) {
    expect(answer.status).toBe(503)
    expect(answer.headers.get('retry-after')).toBe('300')
    expect(await answer.text()).toBe('<h1>Fermé</h1>/maintenance/fr-fr')
  }
  expect(asked).toBe(1)
})

test('responds to each edition in its language', async () => {
  const site = await listenOnFreePort((request, response) => response.end(request.url))
  const answer = createMaintenanceResponder(site, {})
  const closed = await listenOnFreePort((request, response) =>
    answer(request, response, {
      language: request.url?.startsWith('/en') ? 'en' : 'fr',
      defaultLanguage: 'fr',
    }),
  )
  const pages = ['/', '/en', '/'].map(async (path) => (await fetch(closed + path)).text())
  expect(await Promise.all(pages)).toEqual([
    '/maintenance/fr-fr',
    '/maintenance/en-fr',
    '/maintenance/fr-fr',
  ])
})

test('responds 503 even when the page cannot be read', async () => {
  const site = await listenOnFreePort((_, response) => response.writeHead(500).end('stack trace'))
  const closed = createMaintenanceResponder(site, {})
  const address = await listenOnFreePort((request, response) =>
    closed(request, response, FALLBACK_EDITION),
  )
  const answer = await fetch(address)
  expect(answer.status).toBe(503)
  expect(await answer.text()).toBe('')
})
