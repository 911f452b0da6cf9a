import { once } from 'node:events'
import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { faultsOf } from '@/tests/support/faultsOf'
import { hostileRequests } from '@/tests/support/hostileRequests'
import { sendRaw } from '@/tests/support/sendRaw'
import { startTestSite, type TestSite } from '@/tests/support/startTestSite'

const RANDOM_REQUEST_COUNT = 2_000
const MEGABYTE_BYTES = 1024 * 1024
const MAX_RESPONSE_MS = 3_000
/** More than the server's limit for receiving a request, with the interval of its checks. */
const MAX_RECEIVING_MS = 180_000
/** The time is below the limit of the server for finishing its responses. */
const MAX_STOPPING_MS = 15_000

let testSite: TestSite

beforeAll(async () => {
  testSite = await startTestSite()
}, 300_000)
afterAll(() => testSite?.stop(), 60_000)

test('Requests that no browser sends never cause a server error', async () => {
  expect(await faultsOf(testSite.url, hostileRequests)).toEqual([])
})

test('Random requests never cause a server error', async () => {
  const segment = fc.oneof(
    fc.constantFrom('api', 'admin', 'postuler', '_next', 'images-sociales', '..', ''),
    fc.string({ unit: fc.constantFrom('%', '0', 'f', '?', '&', '=', '[', ']', '.', '\xff', 'a') }),
  )
  const requests = fc
    .sample(fc.tuple(fc.constantFrom('GET', 'HEAD', 'POST', 'DELETE'), fc.array(segment)), {
      numRuns: RANDOM_REQUEST_COUNT,
      seed: 20261122,
    })
    .map(([method, segments]) => `${method} /${segments.join('/')}`)
    .map((line) => ({ name: line, bytes: `${line} HTTP/1.1\r\nHost: localhost\r\n\r\n` }))
  expect(await faultsOf(testSite.url, requests)).toEqual([])
})

test('A body that is too large is refused, however it is announced', async () => {
  const json = `{"title":"${'a'.repeat(30 * MEGABYTE_BYTES)}"}`
  const requests = [
    '/',
    '/contact',
    '/api/candidatures',
    '/api/messages-contact',
    '/api/visites',
    '/api/job-offers',
    '/api/users/login',
  ].flatMap((address) => {
    const head = `POST ${address} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n`
    const chunk = `${json.length.toString(16)}\r\n${json}\r\n0\r\n\r\n`
    return [
      { name: address, bytes: `${head}Content-Length: ${json.length}\r\n\r\n${json}` },
      { name: `${address} in chunks`, bytes: `${head}Transfer-Encoding: chunked\r\n\r\n${chunk}` },
    ]
  })
  expect(await faultsOf(testSite.url, requests)).toEqual([])
})

test('The server does not wait without limit for a body that never arrives', async () => {
  const answers = await Promise.all(
    ['/api/candidatures', '/api/messages-contact', '/api/job-offers', '/admin'].map((address) => {
      const head = `POST ${address} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json`
      const bytes = `${head}\r\nContent-Length: 1000\r\n\r\n{`
      return sendRaw(testSite.url, { bytes }, MAX_RECEIVING_MS)
    }),
  )
  expect(answers).not.toContain('silence')
})

test('A client that stays after asking for an upgrade or a stream does not delay a stop', async () => {
  const { hostname, port } = new URL(testSite.url)
  const addresses = ['/', '/admin', '/_next/webpack-hmr', '/api/offres/evenements', '/api/users']
  const upgrade = 'Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13'
  const closed = await Promise.all(
    addresses
      .flatMap((address) => [`${address} HTTP/1.1\r\n${upgrade}`, `${address} HTTP/1.1`])
      .map(async (line) => {
        const socket = connect(Number(port), hostname)
        socket.write(`GET ${line}\r\nHost: localhost\r\n\r\n`)
        await once(socket, 'data')
        socket.resume()
        return once(socket, 'close')
      })
      .concat(stopSiteInTime()),
  )
  expect(closed).toHaveLength(2 * addresses.length + 1)
})

async function stopSiteInTime() {
  const since = performance.now()
  await sleep(MAX_RESPONSE_MS)
  await testSite.stop()
  const took = performance.now() - since
  expect(took).toBeLessThan(MAX_RESPONSE_MS + MAX_STOPPING_MS)
  return [took]
}
