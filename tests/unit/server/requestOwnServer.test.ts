import type { ServerResponse } from 'node:http'
import { expect, test } from 'vitest'
import { requestOwnServer } from '@/src/server/web/requestOwnServer'
import { listenOnFreePort } from '@/tests/support/listenOnFreePort'

const SENT_HEADERS = { 'x-sent': 'with it' }

test('a response is read completely, with its status', async () => {
  const url = await listenOnFreePort((request, response) => {
    response.writeHead(404).write(request.headers['x-sent'])
    setImmediate(() => response.end(', and more'))
  })
  const text = 'with it, and more'
  expect(await requestOwnServer(url, { headers: SENT_HEADERS, timeoutMs: 20_000 })).toEqual({
    status: 404,
    text,
  })
})

test.each([
  { what: 'never begins', answer: () => undefined },
  { what: 'never ends', answer: (response: ServerResponse) => response.write('begun') },
  {
    what: 'is cut short',
    answer: (response: ServerResponse) => response.write('begun', () => response.destroy()),
  },
])('a response that $what is an error', async ({ answer }) => {
  const url = await listenOnFreePort((_, response) => answer(response))
  await expect(requestOwnServer(url, { headers: SENT_HEADERS, timeoutMs: 200 })).rejects.toThrow()
})
