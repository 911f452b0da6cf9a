import { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import { expect, test } from 'vitest'
import { normaliseRequest, normaliseUrl } from '@/src/server/web/normaliseRequest'

test.each([
  ['/nos-offres?page=2', '/nos-offres?page=2'],
  ['/api/../nos-offres', '/nos-offres'],
  ['/api/media/file/../../users/me?v=1', '/api/users/me?v=1'],
  ['/api/%2e%2e/nos-offres', '/nos-offres'],
  ['/api/.%2E/./nos-offres', '/nos-offres'],
  ['/api\\..\\nos-offres', '/nos-offres'],
  ['//ailleurs.example/nos-offres', '/ailleurs.example/nos-offres'],
  ['/\\ailleurs.example', '/ailleurs.example'],
  ['/admin//..//nos-offres', '/admin/nos-offres'],
  ['http://ailleurs.example/nos-offres?a=b', '/nos-offres?a=b'],
  ['http://[/', '/adresse/inconnue'],
  ['/nos-offres#fin', '/nos-offres'],
])('%s asks for %s', (target, plain) => {
  expect(normaliseUrl(target)).toBe(plain)
  expect(normaliseUrl(plain)).toBe(plain)
})

test('internal headers of Next are removed', () => {
  const request = new IncomingMessage(new Socket())
  request.url = '/'
  const kept = { accept: 'text/html', rsc: '1', 'next-action': 'a', 'x-forwarded-for': '192.0.2.1' }
  request.headers = {
    ...kept,
    'x-middleware-prefetch': '1',
    'x-middleware-subrequest': 'middleware',
    'x-nextjs-data': '1',
    'x-matched-path': '/admin',
    'x-now-route-matches': '1=a',
    'x-invoke-path': '/admin',
    'x-prerender-revalidate': 'a',
    'x-address-answer': 'unlisted',
    'x-edition': 'en-fr',
    'next-resume': '1',
  }
  normaliseRequest(request)
  expect(request.headers).toEqual(kept)
})
