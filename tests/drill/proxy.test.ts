import { randomUUID } from 'node:crypto'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { firstAdmin } from '@/tests/support/firstAdmin'
import { getRawResponse } from '@/tests/support/rawAnswer'
import { startProxy } from '@/tests/support/startProxy'
import { type ServerPair, startServerPair } from '@/tests/support/startServerPair'
import { aMessageForm } from '@/tests/support/submissions'

// Each restart could abort a request.
const RESTART_COUNT = 20
/** The time for ten forms on any busy machine. */
const WRITING_TIMEOUT_MS = 120_000
/** A server that is told to stop waits at most this time for its responses. */
const DRAINING_TIMEOUT_MS = 7_000

let serverPair: ServerPair
let proxy: Awaited<ReturnType<typeof startProxy>>
let staffHeaders: Record<string, string>

beforeAll(async () => {
  serverPair = await startServerPair()
  proxy = await startProxy([...serverPair.ports])
  const answer = await fetch(`${proxy.url}/api/users/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(firstAdmin),
  })
  const [cookie = ''] = answer.headers.getSetCookie()
  staffHeaders = { cookie: cookie.split(';')[0] ?? '', 'sec-fetch-site': 'same-origin' }
}, 300_000)
afterAll(async () => {
  await proxy.stop()
  await serverPair.stop()
}, 60_000)

const readCacheStatus = async (path: string, headers: Record<string, string> = {}) =>
  (await getRawResponse(`${proxy.url}${path}`, headers)).headers['x-proxy-cache']

describe('The cache of the proxy', () => {
  test.each(['/', '/notre-adn', '/expertises/science-donnees'])(
    'contains public pages: %s',
    async (path) => {
      await vi.waitFor(async () => {
        await readCacheStatus(path)
        expect(await readCacheStatus(path)).toBe('HIT')
      }, 5_000)
    },
  )

  test.each([
    ['', (bytes: Buffer) => bytes],
    ['gzip', gunzipSync],
    ['gzip, deflate, br, zstd', brotliDecompressSync],
  ])(
    'contains one response for a client that accepts « %s », which must be revalidated',
    async (encoding, unpack) => {
      const answer = async () => getRawResponse(`${proxy.url}/`, { 'accept-encoding': encoding })
      const { headers, body } = await vi.waitFor(async () => {
        await answer()
        const found = await answer()
        expect(found.headers['x-proxy-cache']).toBe('HIT')
        return found
      }, 5_000)
      expect(headers['cache-control']).toBe('public, max-age=0, must-revalidate')
      expect(unpack(body).toString()).toMatch(/^<!DOCTYPE html>.*<\/html>$/s)
    },
  )

  test.each([
    ['staff who are signed in', () => staffHeaders],
    ['a preview', () => ({ cookie: '__prerender_bypass=x' })],
    ['a part of a page', () => ({ rsc: '1' })],
    ['an action', () => ({ 'next-action': 'x' })],
    ['a call with a key', () => ({ authorization: 'JWT x' })],
  ])('contains no response to %s', async (_, headers) => {
    await readCacheStatus('/')
    expect(await readCacheStatus('/', headers())).toBe('BYPASS')
    expect(await readCacheStatus('/', headers())).toBe('BYPASS')
  })

  test.each([
    '/admin',
    '/api/users/me',
    '/api/job-offers',
    '/postuler/offre-inconnue',
    '/_next/static/..\\..\\api\\users\\me',
    '/admin/collections/users/1/..%2f..%2f..%2f..%2f_next%2fstatic%2fx',
  ])('contains nothing private: %s', async (path) => {
    for (const headers of [{}, staffHeaders]) {
      await readCacheStatus(path, headers)
      expect(await readCacheStatus(path, headers)).not.toBe('HIT')
    }
  })
})

test('An edit is shown by both servers within a second, and by the proxy at the next request', async () => {
  await Promise.all([...serverPair.urls, proxy.url].map((url) => getRawResponse(url)))
  const save = await fetch(`${serverPair.urls[0]}/api/globals/hero-settings`, {
    method: 'POST',
    headers: { ...staffHeaders, 'content-type': 'application/json' },
    body: JSON.stringify({ ctaText: 'Parlons de vos projets' }),
  })
  expect(save.status).toBe(200)
  const shows = async (url: string) =>
    expect((await getRawResponse(url)).body.toString()).toContain('Parlons de vos projets')
  for (const url of serverPair.urls) await vi.waitFor(() => shows(url), 1_000)
  await vi.waitFor(() => shows(proxy.url), 3_000)
})

/** Visitors who read and write through the proxy until stopped; returns each status. */
function visitUntilStopped() {
  let stopped = false
  const statuses: number[] = []
  const pages = [
    '/',
    '/nos-offres',
    '/nos-offres?recherche=data',
    '/notre-adn',
    '/mentions-legales',
  ]
  const read = async (rank: number) => {
    for (let turn = rank; !stopped; turn++) {
      const answer = await getRawResponse(`${proxy.url}${pages[turn % pages.length]}`)
      statuses.push(answer.status)
    }
  }
  const readers = Array.from({ length: 6 }, (_, rank) => read(rank))
  return async () => {
    stopped = true
    await Promise.all(readers)
    return statuses
  }
}

/** Visitors who write through the proxy until stopped; returns accepted and other results. */
function writeUntilStopped() {
  let stopped = false
  const sent: string[] = []
  const failures: { ms: number; said: string }[] = []
  const write = async () => {
    while (!stopped) {
      const name = `Visiteur ${randomUUID()}`
      const since = performance.now()
      const answer = await fetch(`${proxy.url}/api/messages-contact`, {
        method: 'POST',
        headers: { accept: 'application/json' },
        body: aMessageForm({ name }),
      }).catch(String)
      if (typeof answer !== 'string' && answer.ok) sent.push(name)
      else {
        const said = typeof answer === 'string' ? answer : `${answer.status} ${await answer.text()}`
        failures.push({ ms: performance.now() - since, said })
      }
    }
  }
  const writers = Array.from({ length: 4 }, write)
  return {
    untilSentMore: async () => {
      const before = sent.length
      await vi.waitFor(() => expect(sent.length).toBeGreaterThan(before + 10), WRITING_TIMEOUT_MS)
    },
    stop: async () => {
      stopped = true
      await Promise.all(writers)
      return { sent, failures }
    },
  }
}

test('Servers restarted one after the other fail no reading and no writing client', async () => {
  const stop = visitUntilStopped()
  const writing = writeUntilStopped()
  await writing.untilSentMore()
  for (let round = 0; round < RESTART_COUNT; round++) {
    for (const port of serverPair.ports) await serverPair.restart(port)
    await writing.untilSentMore()
  }
  const { sent, failures } = await writing.stop()
  const statuses = await stop()
  expect(statuses.length).toBeGreaterThan(100)
  expect(statuses.filter((status) => status !== 200)).toEqual([])
  expect(await readStoredNames(sent)).toEqual([...sent].sort())
  // Slower responses are ignored: on an overloaded machine they may exceed the time of a server.
  expect(failures.filter(({ ms }) => ms < DRAINING_TIMEOUT_MS)).toEqual([])
  console.log(`${RESTART_COUNT} rounds: ${sent.length} accepted and found once each.`)
})

test('A server that is killed is passed over, and no confirmed submission is lost', async () => {
  const stop = visitUntilStopped()
  const writing = writeUntilStopped()
  await writing.untilSentMore()
  await serverPair.kill(serverPair.ports[0])
  await writing.untilSentMore()
  const { sent } = await writing.stop()
  const statuses = await stop()
  await serverPair.restart(serverPair.ports[0])
  expect(statuses.filter((status) => status !== 200)).toEqual([])
  expect(await readStoredNames(sent)).toEqual([...sent].sort())
})

async function readStoredNames(names: string[]) {
  const client = new pg.Client(serverPair.site.databaseUrl)
  await client.connect()
  const { rows } = await client.query(
    'SELECT name FROM contact_messages WHERE name = ANY($1) ORDER BY name',
    [names],
  )
  await client.end()
  return rows.map(({ name }) => name)
}
