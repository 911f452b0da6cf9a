import type { ServerResponse } from 'node:http'
import { expect, test } from 'vitest'
import { guardPage } from '@/src/server/web/guardPages'
import { listenOnFreePort } from '@/tests/support/listenOnFreePort'

const PAGE = '<p>L’été</p><script>self.__next_f.push([1,"a"])</script>'

const served = async (answer: (response: ServerResponse) => void, path = '/') => {
  const site = await listenOnFreePort((request, response) => {
    response.setHeader('Content-Security-Policy', "default-src 'none'")
    guardPage(request, response, Buffer.from('<p>Panne</p>'))
    answer(response)
  })
  const response = await fetch(site + path)
  return { response, policy: response.headers.get('content-security-policy') }
}

test('a page that comes in pieces arrives whole, with a policy made from all of it', async () => {
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

test('a page that is answered again has the policy of its content', async () => {
  const again = (content: string, etag: string) =>
    served((answer) => {
      answer.setHeader('Content-Type', 'text/html')
      answer.setHeader('ETag', etag)
      answer.end(content)
    })
  const first = await again(PAGE, '"a"')
  expect((await again(PAGE, '"a"')).policy).toBe(first.policy)
  expect((await again(PAGE.replace('"a"', '"b"'), '"b"')).policy).not.toBe(first.policy)
})

test('in the place of a page that failed goes ours, and nobody keeps it', async () => {
  const { response } = await served((answer) => {
    answer.statusCode = 500
    answer.setHeader('Content-Type', 'text/html')
    answer.setHeader('Content-Length', PAGE.length)
    answer.setHeader('ETag', '"a"')
    answer.end(PAGE)
  })
  expect(response.status).toBe(500)
  expect(await response.text()).toBe('<p>Panne</p>')
  expect(response.headers.get('etag')).toBeNull()
  expect(response.headers.get('cache-control')).toBe('no-store')
})

test('what is no page goes out as it comes, as strict as it was', async () => {
  const { response, policy } = await served((answer) => {
    answer.setHeader('Content-Type', 'application/json')
    answer.write('{"a":')
    answer.end('1}')
  })
  expect(await response.json()).toEqual({ a: 1 })
  expect(policy).toBe("default-src 'none'")
})

test('"not modified" leaves the browser the policy of the page that it has', async () => {
  const { response, policy } = await served((answer) => {
    answer.statusCode = 304
    answer.end()
  })
  expect(response.status).toBe(304)
  expect(policy).toBeNull()
})
