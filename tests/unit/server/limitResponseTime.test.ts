import type { IncomingMessage, ServerResponse } from 'node:http'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { limitResponseTime } from '@/src/server/web/limitResponseTime'
import { refuseBusy } from '@/src/server/web/refusedRequest'
import { listenOnFreePort } from '@/tests/support/listenOnFreePort'

const RESPONSE_LIMIT_MS = 30_000

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})
afterEach(() => vi.useRealTimers())

type RequestHandler = (request: IncomingMessage, response: ServerResponse) => void

/** A server with this limit, whose clock is advanced beyond it when it starts to respond. */
const startLimitedServer = (answer: RequestHandler, isStream = false) =>
  listenOnFreePort((request, response) => {
    const onTimeout = () => refuseBusy(request, response, 'fr')
    limitResponseTime(request, response, { isStream, onTimeout })
    answer(request, response)
    request.resume().once('end', () => vi.advanceTimersByTime(RESPONSE_LIMIT_MS))
  })

test.each([
  { what: 'a page', method: 'GET', body: null },
  { what: 'a form', method: 'POST', body: 'name=a' },
])('$what that is never answered gets 503', async ({ method, body }) => {
  const answer = await fetch(await startLimitedServer(() => undefined), { method, body })
  expect(answer.status).toBe(503)
  expect(answer.headers.get('retry-after')).toBe('10')
  expect(await answer.text()).toContain('Le site ne peut pas répondre pour le moment.')
})

test('a late write after the time limit does not crash the server', async () => {
  const written = vi.fn()
  const url = await startLimitedServer((_, response) => {
    response.once('finish', () => {
      response.write('too late')
      response.end('too late')
      written()
    })
  })
  expect((await fetch(url)).status).toBe(503)
  expect(written).toHaveBeenCalledOnce()
})

test('A page that has begun is cut off, a stream continues', async () => {
  const begin: RequestHandler = (_, response) => {
    response.writeHead(200, { 'content-type': 'text/plain' }).write('begun')
    vi.advanceTimersByTime(0)
  }
  await expect(
    fetch(await startLimitedServer(begin)).then((answer) => answer.text()),
  ).rejects.toThrow()
  const stream = await fetch(
    await startLimitedServer((request, response) => {
      begin(request, response)
      request.once('end', () => setImmediate(() => response.end(', ended')))
    }, true),
  )
  expect(await stream.text()).toBe('begun, ended')
})
