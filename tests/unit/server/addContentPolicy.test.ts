import type { ServerResponse } from 'node:http'
import { expect, test } from 'vitest'
import { addContentPolicy } from '@/src/server/web/addContentPolicy'
import { listenOnFreePort } from '@/tests/support/listenOnFreePort'

const PAGE_HTML = '<p>L’été</p><script>self.__next_f.push([1,"a"])</script>'

const fetchServedPage = async (
  answer: (response: ServerResponse) => void,
  headers: Record<string, string> = {},
  path = '/',
) => {
  const site = await listenOnFreePort((request, response) => {
    addContentPolicy(request, response, Buffer.from('<p>Panne</p>'))
    answer(response)
  })
  const response = await fetch(new URL(path, site), { headers })
  return { response, policy: response.headers.get('content-security-policy') }
}

test('a page in chunks is sent whole, with a policy for all of it', async () => {
  const { response, policy } = await fetchServedPage((answer) => {
    answer.setHeader('Content-Type', 'text/html; charset=utf-8')
    answer.flushHeaders()
    answer.write(PAGE_HTML.slice(0, 40))
    answer.write(Buffer.from(PAGE_HTML.slice(40)))
    answer.end()
  })
  expect(await response.text()).toBe(PAGE_HTML)
  expect(policy).toMatch(/script-src 'self' 'sha256-/)
})

const respondWithHtml = (content: string) => (answer: ServerResponse) => {
  answer.setHeader('Content-Type', 'text/html')
  answer.setHeader('Content-Length', Buffer.byteLength(content))
  answer.end(content)
}

test('a cached page has the policy of its content', async () => {
  const first = await fetchServedPage(respondWithHtml(PAGE_HTML))
  expect((await fetchServedPage(respondWithHtml(PAGE_HTML))).policy).toBe(first.policy)
  expect((await fetchServedPage(respondWithHtml(PAGE_HTML.replace('"a"', '"b"')))).policy).not.toBe(
    first.policy,
  )
})

test('a matching ETag gives 304', async () => {
  const etag =
    (await fetchServedPage(respondWithHtml(PAGE_HTML))).response.headers.get('etag') ?? ''
  const { response, policy } = await fetchServedPage(respondWithHtml(PAGE_HTML), {
    'If-None-Match': `"other", ${etag}`,
  })
  expect(response.status).toBe(304)
  expect(await response.text()).toBe('')
  expect(policy).toBeNull()
  expect(response.headers.get('etag')).toBe(etag)
})

test('another ETag gives the page', async () => {
  const etag =
    (await fetchServedPage(respondWithHtml(`${PAGE_HTML}<p>neuf</p>`))).response.headers.get(
      'etag',
    ) ?? ''
  const { response } = await fetchServedPage(respondWithHtml(PAGE_HTML), { 'If-None-Match': etag })
  expect(response.status).toBe(200)
  expect(await response.text()).toBe(PAGE_HTML)
  expect(response.headers.get('etag')).not.toBe(etag)
})

test('a failed page is replaced by the failure page, which is not cached', async () => {
  const { response } = await fetchServedPage((answer) => {
    answer.statusCode = 500
    answer.setHeader('Content-Type', 'text/html')
    answer.setHeader('Content-Length', PAGE_HTML.length)
    answer.end(PAGE_HTML)
  })
  expect(response.status).toBe(500)
  expect(await response.text()).toBe('<p>Panne</p>')
  expect(response.headers.get('etag')).toBeNull()
  expect(response.headers.get('cache-control')).toBe('no-store')
})

test('a response that is not a page is streamed', async () => {
  const { response } = await fetchServedPage((answer) => {
    answer.setHeader('Content-Type', 'application/json')
    answer.write('{"a":')
    answer.end('1}')
  })
  expect(await response.json()).toEqual({ a: 1 })
})

test('a preview page has the policy of the site, the admin around it has its own', async () => {
  const beside = await fetchServedPage(
    respondWithHtml(PAGE_HTML),
    {},
    '/admin/apercu/fr-fr/home-page',
  )
  expect(beside.policy).toBe((await fetchServedPage(respondWithHtml(PAGE_HTML))).policy)
  const admin = await fetchServedPage(respondWithHtml(PAGE_HTML), {}, '/admin/globals/home-page')
  expect(admin.policy).toContain("script-src 'self' 'unsafe-inline'")
})
