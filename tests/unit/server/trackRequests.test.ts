import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createInternalRequestHeaders, isInternalRequest } from '@/src/log/internalRequests'
import { setLogFormat } from '@/src/log/log'
import { metricsRegistry } from '@/src/metrics/registry'
import { trackRequests } from '@/src/server/web/trackRequests'
import { eventually } from '@/tests/support/eventually'
import { listenOnFreePort } from '@/tests/support/listenOnFreePort'

const SITE_SECRET = 'what only this site knows'

let logLines: string[]

beforeEach(() => {
  logLines = []
  setLogFormat('json')
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => logLines.push(String(text)) > 0)
})
afterEach(() => {
  vi.restoreAllMocks()
  setLogFormat('pretty')
})

/** Returns the log line and the metrics of a request with these headers to a URL of this route. */
async function requestAndReadLog(route: string, headers: Record<string, string>) {
  const site = await listenOnFreePort(
    trackRequests((_, response) => void response.end('answered'), {
      trusts: false,
      isOwn: (headers) => isInternalRequest(headers, SITE_SECRET),
      patternOf: () => route,
    }),
  )
  const answer = await fetch(site, { headers })
  expect(await answer.text()).toBe('answered')
  expect(answer.headers.get('x-request-id')).toMatch(/^[\w-]{36}$/)
  const isCounted = async () => (await metricsRegistry().metrics()).includes(`route="${route}"`)
  return { isLogged: () => logLines.join('').includes(route), isCounted }
}

test('A visitor’s request is logged and counted, with any headers', async () => {
  const { isLogged, isCounted } = await requestAndReadLog('/told', { 'x-own-request': 'true' })
  await eventually(() => expect(isLogged()).toBe(true))
  expect(await isCounted()).toBe(true)
})

test('a request of the server to itself is answered, but neither logged nor counted', async () => {
  const own = await requestAndReadLog('/own', createInternalRequestHeaders(SITE_SECRET))
  const visitor = await requestAndReadLog('/visitor', {})
  await eventually(() => expect(visitor.isLogged()).toBe(true))
  expect(own.isLogged()).toBe(false)
  expect(await own.isCounted()).toBe(false)
})

test('without a secret no request counts as the server’s own', () => {
  expect(createInternalRequestHeaders(undefined)).toEqual({})
  expect(isInternalRequest(createInternalRequestHeaders('of another site'), SITE_SECRET)).toBe(
    false,
  )
  expect(isInternalRequest(createInternalRequestHeaders(SITE_SECRET), undefined)).toBe(false)
})
