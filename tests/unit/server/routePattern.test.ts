import { readdirSync } from 'node:fs'
import path from 'node:path'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { routePattern } from '@/src/server/web/routePattern'

test('contains the kind of a path and no user input', () => {
  expect(
    [
      '/',
      '/nos-offres',
      '/nos-offres/architecte-cloud',
      '/postuler/claire-morel',
      '/expertises/cloud',
      '/admin/collections/job-applications/12',
      '/api/candidate-files/7/lien',
      '/api/fichiers/eyJhbGciOiJIUzI1NiJ9.abc',
      '/admin/reset/0a1b2c3d',
      '/claire.morel@mail.fr',
      '/fr/contact',
      '/en/jobs',
      '/en/apply/claire-morel',
      '/_next/static/chunks/a.js',
      '/api/claire.morel@mail.fr/users',
    ].map((address) => routePattern(address, 'fr')),
  ).toEqual([
    '/',
    '/nos-offres',
    '/nos-offres/:id',
    '/postuler/:id',
    '/expertises/:id',
    '/admin/collections/job-applications/:id',
    '/api/candidate-files/:id/lien',
    '/api/fichiers/:id',
    '/admin/reset/:id',
    '/:unknown',
    '/:moved',
    '/nos-offres',
    '/postuler/:id',
    '/_next',
    '/api/:id/users',
  ])
})

test('knows the word of every route of ours', () => {
  const routes = readdirSync('src/app/api', { recursive: true, encoding: 'utf8' })
    .filter((file) => path.basename(file) === 'route.ts')
    .map((file) => `/api/${path.dirname(file)}`)
  expect(routes.length).toBeGreaterThan(10)
  const told = routes.map((route) => route.replaceAll(/\[\w+\]/g, ':id'))
  expect(routes.map((route) => routePattern(route.replaceAll(/\[\w+\]/g, '42'), 'fr'))).toEqual(
    told,
  )
})

test('a pattern never contains a segment from outside', () => {
  fc.assert(
    fc.property(fc.webPath(), fc.constantFrom('/api', '/admin', ''), (typed, prefix) => {
      const secret = `zq${typed.replaceAll(/[^a-z]/gi, '')}qz@x`
      expect(routePattern(`${prefix}/${secret}${typed}`, 'fr')).not.toContain(secret)
    }),
  )
})
