import { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import { beforeEach, expect, test, vi } from 'vitest'
import { createPageLookup } from '@/src/server/web/createPageLookup'
import { listenOnFreePort } from '@/tests/support/listenOnFreePort'

let requestedPaths: (string | null)[]
let requestedLanguages: (string | null)[]
let receivedCookies: (string | undefined)[]
let lookUpPage: ReturnType<typeof createPageLookup>

beforeEach(async () => {
  requestedPaths = []
  requestedLanguages = []
  receivedCookies = []
  const site = await listenOnFreePort((request, response) => {
    const { searchParams } = new URL(request.url ?? '', 'http://site')
    const path = searchParams.get('chemin')
    requestedLanguages.push(searchParams.get('langue'))
    requestedPaths.push(path)
    receivedCookies.push(request.headers.cookie)
    if (path?.includes('panne')) response.writeHead(500).end()
    else response.end(JSON.stringify(path?.includes('connue') ? 'cached' : 'unknown'))
  })
  lookUpPage = createPageLookup(site, (cookie) => `as sent: ${cookie}`)
})

function aRequestWithCookie(cookie?: string) {
  const request = new IncomingMessage(new Socket())
  if (cookie) request.headers.cookie = cookie
  return request
}

test('simultaneous requests for a page share one look-up', async () => {
  const ask = () => lookUpPage('/secteurs/connue', 'fr', aRequestWithCookie())
  expect([await ask(), await ask(), await ask()]).toEqual(['cached', 'cached', 'cached'])
  expect(requestedPaths).toEqual(['/secteurs/connue'])
})

test('a look-up result applies to one language only', async () => {
  await lookUpPage('/secteurs/connue', 'fr', aRequestWithCookie())
  await lookUpPage('/secteurs/connue', 'en', aRequestWithCookie())
  expect(requestedLanguages).toEqual(['fr', 'en'])
})

test('a missing page is looked up each time, because staff may have just created it', async () => {
  expect(await lookUpPage('/secteurs/jamais-vue', 'fr', aRequestWithCookie())).toBe('unknown')
  expect(await lookUpPage('/secteurs/jamais-vue', 'fr', aRequestWithCookie())).toBe('unknown')
  expect(requestedPaths).toHaveLength(2)
})

test('a fixed page and an impossible path need no look-up', async () => {
  expect(await lookUpPage('/', 'fr', aRequestWithCookie())).toBe('cached')
  expect(await lookUpPage('/api/users/me', 'fr', aRequestWithCookie())).toBe('cached')
  expect(await lookUpPage('/rien/du/tout', 'fr', aRequestWithCookie())).toBe('unknown')
  expect(requestedPaths).toEqual([])
  expect(await lookUpPage('/', 'en', aRequestWithCookie())).toBe('unknown')
  expect(requestedPaths).toEqual(['/'])
})

test('a preview is looked up with the staff member’s cookie and not cached', async () => {
  const cookie = 'a=b; __prerender_bypass=c'
  await lookUpPage('/secteurs/connue', 'fr', aRequestWithCookie(cookie))
  await lookUpPage('/secteurs/connue', 'fr', aRequestWithCookie('a=b'))
  expect(receivedCookies).toEqual([`as sent: ${cookie}`, undefined])
})

test('requests during a look-up wait for its result', async () => {
  const ask = () => lookUpPage('/secteurs/jamais-vue', 'fr', aRequestWithCookie())
  expect(await Promise.all([ask(), ask(), ask()])).toEqual(['unknown', 'unknown', 'unknown'])
  expect(requestedPaths).toHaveLength(1)
})

test('a look-up that fails is neither a page nor a page not found', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue()
  expect(await lookUpPage('/secteurs/panne', 'fr', aRequestWithCookie())).toBe('failed')
  expect(log).toHaveBeenCalledOnce()
  log.mockRestore()
})
