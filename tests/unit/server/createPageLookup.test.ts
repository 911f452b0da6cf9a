import { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import { beforeEach, expect, test, vi } from 'vitest'
import { createPageLookup } from '@/src/server/web/createPageLookup'
import { listenOnFreePort } from '@/tests/support/listenOnFreePort'

let asked: (string | null)[]
let languages: (string | null)[]
let cookies: (string | undefined)[]
let answerAt: ReturnType<typeof createPageLookup>

beforeEach(async () => {
  asked = []
  languages = []
  cookies = []
  const site = await listenOnFreePort((request, response) => {
    const { searchParams } = new URL(request.url ?? '', 'http://site')
    const path = searchParams.get('chemin')
    languages.push(searchParams.get('langue'))
    asked.push(path)
    cookies.push(request.headers.cookie)
    if (path?.includes('panne')) response.writeHead(500).end()
    else response.end(JSON.stringify(path?.includes('connue') ? 'cached' : 'unknown'))
  })
  answerAt = createPageLookup(site, (cookie) => `as sent: ${cookie}`)
})

function aRequest(cookie?: string) {
  const request = new IncomingMessage(new Socket())
  if (cookie) request.headers.cookie = cookie
  return request
}

test('simultaneous requests for a page share one look-up', async () => {
  const ask = () => answerAt('/secteurs/connue', 'fr', aRequest())
  expect([await ask(), await ask(), await ask()]).toEqual(['cached', 'cached', 'cached'])
  expect(asked).toEqual(['/secteurs/connue'])
})

test('a look-up result applies to one language only', async () => {
  await answerAt('/secteurs/connue', 'fr', aRequest())
  await answerAt('/secteurs/connue', 'en', aRequest())
  expect(languages).toEqual(['fr', 'en'])
})

test('a missing page is looked up each time, because staff may have just created it', async () => {
  expect(await answerAt('/secteurs/jamais-vue', 'fr', aRequest())).toBe('unknown')
  expect(await answerAt('/secteurs/jamais-vue', 'fr', aRequest())).toBe('unknown')
  expect(asked).toHaveLength(2)
})

test('a fixed page and an impossible path need no look-up', async () => {
  expect(await answerAt('/', 'fr', aRequest())).toBe('cached')
  expect(await answerAt('/api/users/me', 'fr', aRequest())).toBe('cached')
  expect(await answerAt('/rien/du/tout', 'fr', aRequest())).toBe('unknown')
  expect(asked).toEqual([])
  expect(await answerAt('/', 'en', aRequest())).toBe('unknown')
  expect(asked).toEqual(['/'])
})

test('a preview is looked up with the staff member’s cookie and not cached', async () => {
  const cookie = 'a=b; __prerender_bypass=c'
  await answerAt('/secteurs/connue', 'fr', aRequest(cookie))
  await answerAt('/secteurs/connue', 'fr', aRequest('a=b'))
  expect(cookies).toEqual([`as sent: ${cookie}`, undefined])
})

test('requests during a look-up wait for its result', async () => {
  const ask = () => answerAt('/secteurs/jamais-vue', 'fr', aRequest())
  expect(await Promise.all([ask(), ask(), ask()])).toEqual(['unknown', 'unknown', 'unknown'])
  expect(asked).toHaveLength(1)
})

test('a look-up that fails is neither a page nor a page not found', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue()
  expect(await answerAt('/secteurs/panne', 'fr', aRequest())).toBe('failed')
  expect(log).toHaveBeenCalledOnce()
  log.mockRestore()
})
