import type { ServerResponse } from 'node:http'
import { expect, test } from 'vitest'
import { addContentPolicy } from '@/src/server/web/addContentPolicy'
import { listenOnFreePort } from '@/tests/support/listenOnFreePort'

const PAGE = '<p>L’été</p><script>self.__next_f.push([1,"a"])</script>'

const served = async (
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
  const { response, policy } = await served((answer) => {
    answer.setHeader('Content-Type', 'text/html; charset=utf-8')
    answer.flushHeaders()
    answer.write(PAGE.slice(0, 40))
    answer.write(Buffer.from(PAGE.slice(40)))
    answer.end()
  })
  expect(await response.text()).toBe(PAGE)
  expect(policy).toMatch(/script-src 'self' 'sha256-/)
})

const page = (content: string) => (answer: ServerResponse) => {
  answer.setHeader('Content-Type', 'text/html')
  answer.setHeader('Content-Length', Buffer.byteLength(content))
  answer.end(content)
}

test('a cached page has the policy of its content', async () => {
  const first = await served(page(PAGE))
  expect((await served(page(PAGE))).policy).toBe(first.policy)
  expect((await served(page(PAGE.replace('"a"', '"b"')))).policy).not.toBe(first.policy)
})

test('a matching ETag gives 304', async () => {
  const etag = (await served(page(PAGE))).response.headers.get('etag') ?? ''
  const { response, policy } = await served(page(PAGE), { 'If-None-Match': `"other", ${etag}` })
  expect(response.status).toBe(304)
  expect(await response.text()).toBe('')
  expect(policy).toBeNull()
  expect(response.headers.get('etag')).toBe(etag)
})

test('another ETag gives the page', async () => {
  const etag = (await served(page(`${PAGE}<p>neuf</p>`))).response.headers.get('etag') ?? ''
  const { response } = await served(page(PAGE), { 'If-None-Match': etag })
  expect(response.status).toBe(200)
  expect(await response.text()).toBe(PAGE)
  expect(response.headers.get('etag')).not.toBe(etag)
})

test('a failed page is replaced by the failure page, which is not cached', async () => {
  const { response } = await served((answer) => {
    answer.statusCode = 500
    answer.setHeader('Content-Type', 'text/html')
    answer.setHeader('Content-Length', PAGE.length)
    answer.end(PAGE)
  })
  expect(response.status).toBe(500)
  expect(await response.text()).toBe('<p>Panne</p>')
  expect(response.headers.get('etag')).toBeNull()
  expect(response.headers.get('cache-control')).toBe('no-store')
})

test('a response that is not a page is streamed', async () => {
  const { response } = await served((answer) => {
    answer.setHeader('Content-Type', 'application/json')
    answer.write('{"a":')
    answer.end('1}')
  })
  expect(await response.json()).toEqual({ a: 1 })
})

test('a preview page has the policy of the site, the admin around it has its own', async () => {
  const beside = await served(page(PAGE), {}, '/admin/apercu/fr-fr/home-page')
  expect(beside.policy).toBe((await served(page(PAGE))).policy)
  const admin = await served(page(PAGE), {}, '/admin/globals/home-page')
  expect(admin.policy).toContain("script-src 'self' 'unsafe-inline'")
})
