import { randomUUID } from 'node:crypto'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { firstAdmin } from '@/tests/support/firstAdmin'
import { get } from '@/tests/support/rawAnswer'
import { startProxy } from '@/tests/support/startProxy'
import { type ServerPair, startServerPair } from '@/tests/support/startServerPair'
import { aMessageForm } from '@/tests/support/submissions'

// Each restart could abort a request.
const RESTARTS = 20
/** The time for ten forms on any busy machine. */
const WRITING_MS = 120_000
/** A server that is told to stop waits at most this time for its responses. */
const DRAINING_MS = 7_000

let pair: ServerPair
let proxy: Awaited<ReturnType<typeof startProxy>>
let staff: Record<string, string>

beforeAll(async () => {
  pair = await startServerPair()
  proxy = await startProxy([...pair.ports])
  const answer = await fetch(`${proxy.url}/api/users/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(firstAdmin),
  })
  const [cookie = ''] = answer.headers.getSetCookie()
  staff = { cookie: cookie.split(';')[0] ?? '', 'sec-fetch-site': 'same-origin' }
}, 300_000)
afterAll(async () => {
  await proxy.stop()
  await pair.stop()
}, 60_000)

const kept = async (path: string, headers: Record<string, string> = {}) =>
  (await get(`${proxy.url}${path}`, headers)).headers['x-proxy-cache']

describe('The cache of the proxy', () => {
  test.each(['/', '/notre-adn', '/expertises/science-donnees'])(
    'contains public pages: %s',
    async (path) => {
      await vi.waitFor(async () => {
        await kept(path)
        expect(await kept(path)).toBe('HIT')
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
      const answer = async () => get(`${proxy.url}/`, { 'accept-encoding': encoding })
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
    ['staff who are signed in', () => staff],
    ['a preview', () => ({ cookie: '__prerender_bypass=x' })],
    ['a part of a page', () => ({ rsc: '1' })],
    ['an action', () => ({ 'next-action': 'x' })],
    ['a call with a key', () => ({ authorization: 'JWT x' })],
  ])('contains no response to %s', async (_, headers) => {
    await kept('/')
    expect(await kept('/', headers())).toBe('BYPASS')
    expect(await kept('/', headers())).toBe('BYPASS')
  })

  test.each([
    '/admin',
    '/api/users/me',
    '/api/job-offers',
    '/postuler/offre-inconnue',
    '/_next/static/..\\..\\api\\users\\me',
    '/admin/collections/users/1/..%2f..%2f..%2f..%2f_next%2fstatic%2fx',
  ])('contains nothing private: %s', async (path) => {
    for (const headers of [{}, staff]) {
      await kept(path, headers)
      expect(await kept(path, headers)).not.toBe('HIT')
    }
  })
})

test('An edit is shown by both servers within a second, and by the proxy at the next request', async () => {
  await Promise.all([...pair.urls, proxy.url].map((url) => get(url)))
  const save = await fetch(`${pair.urls[0]}/api/globals/hero-settings`, {
    method: 'POST',
    headers: { ...staff, 'content-type': 'application/json' },
    body: JSON.stringify({ ctaText: 'Parlons de vos projets' }),
  })
  expect(save.status).toBe(200)
  const shows = async (url: string) =>
    expect((await get(url)).body.toString()).toContain('Parlons de vos projets')
  for (const url of pair.urls) await vi.waitFor(() => shows(url), 1_000)
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
      const answer = await get(`${proxy.url}${pages[turn % pages.length]}`)
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
      await vi.waitFor(() => expect(sent.length).toBeGreaterThan(before + 10), WRITING_MS)
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
  for (let round = 0; round < RESTARTS; round++) {
    for (const port of pair.ports) await pair.restart(port)
    await writing.untilSentMore()
  }
  const { sent, failures } = await writing.stop()
  const statuses = await stop()
  expect(statuses.length).toBeGreaterThan(100)
  expect(statuses.filter((status) => status !== 200)).toEqual([])
  expect(await storedNames(sent)).toEqual([...sent].sort())
  // Slower responses are ignored: on an overloaded machine they may exceed the time of a server.
  expect(failures.filter(({ ms }) => ms < DRAINING_MS)).toEqual([])
  console.log(`${RESTARTS} rounds: ${sent.length} accepted and found once each.`)
})

test('A server that is killed is passed over, and no confirmed submission is lost', async () => {
  const stop = visitUntilStopped()
  const writing = writeUntilStopped()
  await writing.untilSentMore()
  await pair.kill(pair.ports[0])
  await writing.untilSentMore()
  const { sent } = await writing.stop()
  const statuses = await stop()
  await pair.restart(pair.ports[0])
  expect(statuses.filter((status) => status !== 200)).toEqual([])
  expect(await storedNames(sent)).toEqual([...sent].sort())
})

async function storedNames(names: string[]) {
  const client = new pg.Client(pair.site.databaseUrl)
  await client.connect()
  const { rows } = await client.query(
    'SELECT name FROM contact_messages WHERE name = ANY($1) ORDER BY name',
    [names],
  )
  await client.end()
  return rows.map(({ name }) => name)
}
