import { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import { expect, test } from 'vitest'
import { normaliseRequest } from '@/src/server/web/normaliseRequest'
import {
  isInvalidHost,
  isInvalidUrl,
  isMetricsThroughProxy,
  isRefusedMethod,
  refuseMethod,
  refuseUrl,
} from '@/src/server/web/refusedRequest'
import { listenOnFreePort } from '@/tests/support/listenOnFreePort'

test.each([
  '/%00',
  '/postuler/%ff',
  '/%',
  '/%e9',
  '/nos-offres?recherche=%00',
  '',
  '*',
  'http://elsewhere.example/',
])('The path « %s » is refused', (url) => {
  expect(isInvalidUrl(url)).toBe(true)
})

test.each([
  '/',
  '/postuler/d%C3%A9veloppeuse',
  '/nos-offres?recherche=100%',
  '/api/media/file/a%2520b.png?v=1',
])('The path « %s » is accepted', (url) => {
  expect(isInvalidUrl(url)).toBe(false)
})

test.each([
  ['fr', 'Cette adresse ne peut pas être lue. Vérifiez-la, ou repartez de l’accueil.'],
  ['en', 'This address cannot be read. Check it, or start again from the home page.'],
] as const)(
  'An invalid path gets 400 with a sentence in the language of its edition: %s',
  async (language, said) => {
    const site = await listenOnFreePort((_, response) => refuseUrl(response, language))
    const answer = await fetch(`${site}/%25ff`)
    expect(answer.status).toBe(400)
    expect(answer.headers.get('content-language')).toBe(language)
    expect(await answer.text()).toBe(said)
  },
)

test.each(['', 'a b', '\xff', 'a/b', 'a@b', 'a:b', '[::1'])(
  'The host « %s » is refused',
  (host) => {
    expect(isInvalidHost(host)).toBe(true)
  },
)

test.each([
  'exemplia.example',
  'localhost:3000',
  '127.0.0.1:3000',
  '[::1]:3000',
  'a_b.example',
  undefined,
])('The host « %s » is accepted', (host) => {
  expect(isInvalidHost(host)).toBe(false)
})

test.each([
  ['POST', '/'],
  ['PUT', '/contact'],
  ['POST', '/apiculture'],
  ['TRACE', '/'],
  ['TRACE', '/api/job-offers'],
])('The method %s is refused for %s', (method, url) => {
  expect(isRefusedMethod(method, url)).toBe(true)
})

test.each([
  ['GET', '/'],
  ['HEAD', '/contact'],
  ['OPTIONS', '/contact'],
  ['POST', '/api/candidatures'],
  ['POST', '/api?a'],
  ['POST', '/admin'],
  ['PATCH', '/api/job-offers/1'],
])('The method %s is accepted for %s', (method, url) => {
  expect(isRefusedMethod(method, url)).toBe(false)
})

test.each([
  ['fr', 'Cette adresse peut seulement être lue. Repartez de l’accueil.'],
  ['en', 'This address can only be read. Start again from the home page.'],
] as const)('A write to a read-only page gets 405 with a sentence: %s', async (language, said) => {
  const site = await listenOnFreePort((_, response) => refuseMethod(response, language))
  const answer = await fetch(site, { method: 'POST', body: 'odd' })
  expect(answer.status).toBe(405)
  expect(answer.headers.get('allow')).toBe('GET, HEAD, OPTIONS')
  expect(await answer.text()).toBe(said)
})

/** Whether the proxy must not pass on a request with this path and these headers. */
function areMetricsHidden(url: string, headers: IncomingMessage['headers']) {
  const request = new IncomingMessage(new Socket())
  Object.assign(request, { url, headers })
  normaliseRequest(request)
  return isMetricsThroughProxy(request)
}

const FORWARDED_HEADERS = { 'x-forwarded-for': '192.0.2.1' }

test.each([
  '/api/metrics',
  '/api/metrics/',
  '/api/metrics?x=1',
  '/api/x//../../metrics',
  '//api//metrics',
  '/api/%6detrics',
  '/api/x/%2e%2e/metrics',
  '/api\\metrics',
])('The metrics are not reachable through a proxy as « %s »', (url) => {
  expect(areMetricsHidden(url, FORWARDED_HEADERS)).toBe(true)
})

test('Prometheus, which uses no proxy, gets the metrics', () => {
  expect(areMetricsHidden('/api/metrics', {})).toBe(false)
})

test('A path that only begins like the metrics is passed on', () => {
  expect(areMetricsHidden('/api/metricsx', FORWARDED_HEADERS)).toBe(false)
})
