import { expect, test } from 'vitest'
import { UPLOADED_FILE_CSP } from '@/src/domain/files/uploadedFilePolicy'
import { asServed } from '@/tests/support/asServed'
import { gradeHeaders } from '@/tests/support/gradeHeaders'

const readContentPolicy = async (address: string, answer: Response) =>
  (await asServed(address, answer)).headers.get('content-security-policy')

const HTML_HEADERS = { 'Content-Type': 'text/html' }

test('a route’s own policy is sent, for a page and for any other response', async () => {
  const own = { 'Content-Security-Policy': UPLOADED_FILE_CSP }
  for (const headers of [own, { ...own, ...HTML_HEADERS }]) {
    const sent = await asServed('/api/x', new Response('<p>', { headers }))
    expect(sent.headers.get('content-security-policy')).toBe(UPLOADED_FILE_CSP)
    const graded = { status: 200, headers: sent.headers, isPrivate: true, isSecure: false }
    expect(gradeHeaders(graded)).toEqual([])
  }
})

test('a response without a policy may load nothing and be framed by this site only', async () => {
  for (const answer of [Response.json({}), new Response(null, { status: 204 })]) {
    expect(await readContentPolicy('/api/x', answer)).toBe(
      "default-src 'none'; frame-ancestors 'self'",
    )
  }
  expect(await readContentPolicy('/', new Response('<p>', { headers: HTML_HEADERS }))).toMatch(
    /script-src 'self'/,
  )
})

test('a response of a site with an HTTPS address has HSTS, any other has none', async () => {
  for (const [siteUrl, isSecure] of [
    ['https://exemplia.test', true],
    ['http://exemplia.test', false],
    [undefined, false],
  ] as const) {
    const { status, headers } = await asServed('/api/x', Response.json({}), siteUrl)
    expect(gradeHeaders({ status, headers, isPrivate: true, isSecure })).toEqual([])
  }
})

test('a 304 response has no policy, because the cached one applies', async () => {
  expect(await readContentPolicy('/api/x', new Response(null, { status: 304 }))).toBeNull()
})

test('a private response is not cached, unless it sets a cache lifetime', async () => {
  const kept = async (address: string, headers: Record<string, string> = {}) =>
    (await asServed(address, new Response('x', { headers }))).headers.get('cache-control')
  expect(await kept('/api/x')).toBe('no-store')
  expect(await kept('/api/x', { 'Cache-Control': 'no-cache' })).toBe('no-cache')
  expect(await kept('/robots.txt')).toBeNull()
})
