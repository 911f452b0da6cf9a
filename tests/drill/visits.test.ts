import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { PERSONS_BROWSER } from '@/tests/support/countedVisits'
import { aSentVisit } from '@/tests/support/sentVisits'
import { startTestSite, type TestSite } from '@/tests/support/startTestSite'
import { startTypeScript } from '@/tests/support/startTypeScript'

const ROUNDS = 5
const VISITORS = 4
const FOR_MS = 1_500
/** Ten times the largest delay on an idle machine. */
const HELD_BACK_MS = 1_000
/** The time exceeds that of recounting one month of ten million visits. */
const RECOUNTED_MS = 5_000

let site: TestSite

beforeAll(async () => {
  site = await startTestSite()
}, 600_000)
afterAll(() => site?.stop(), 60_000)

async function startServer(limit = '100000') {
  const variables = {
    DATABASE_URL: site.databaseUrl,
    PAYLOAD_SECRET: 'a secret that only this drill knows, 32+',
    VISIT_LIMIT: limit,
  }
  const server = await startTypeScript('tests/support/visitServer.ts', { variables })
  for await (const line of createInterface({ input: server.stdout }))
    if (line.startsWith('port ')) return { server, url: `http://127.0.0.1:${line.slice(5)}` }
  throw new Error('The server did not start')
}

type Answered = { visitor: string; at: number }

/** Sends one visit after the other until the server is gone. @returns the accepted visits */
async function visitUntilGone(url: string): Promise<Answered[]> {
  const answered: Answered[] = []
  for (;;) {
    const sent = aSentVisit()
    const headers = { 'User-Agent': PERSONS_BROWSER }
    try {
      const { status } = await fetch(url, { method: 'POST', headers, body: JSON.stringify(sent) })
      expect(status).toBe(204)
      answered.push({ visitor: sent.visitor, at: performance.now() })
    } catch (err) {
      if (!(err instanceof TypeError)) throw err
      return answered
    }
  }
}

/** Measures how many milliseconds before the end of the server the lost visits were accepted. */
async function endUnderLoad(signal: 'SIGTERM' | 'SIGKILL', heldUpMs = 0) {
  const { server, url } = await startServer()
  const visits = Array.from({ length: VISITORS }, () => visitUntilGone(url))
  await pause(FOR_MS)
  const isFree = holdUpVisits(heldUpMs)
  const endedAt = performance.now()
  server.kill(signal)
  await Promise.all([once(server, 'exit'), isFree, ...visits])
  const answered = (await Promise.all(visits)).flat()
  const written = await writtenVisitors()
  const missing = answered.filter(({ visitor }) => !written.has(visitor))
  console.log(`${signal}: ${answered.length} answered, ${missing.length} missing`)
  return missing.map(({ at }) => endedAt - at)
}

/** Locks the visits as a recount of one month does. */
async function holdUpVisits(forMs: number) {
  if (forMs === 0) return
  const client = new pg.Client(site.databaseUrl)
  await client.connect()
  await client.query('BEGIN')
  await client.query('SELECT lock_visits()')
  await pause(forMs)
  await client.end()
}

async function writtenVisitors() {
  const client = new pg.Client(site.databaseUrl)
  await client.connect()
  const { rows } = await client.query<{ visitor_id: string }>('SELECT visitor_id FROM page_visits')
  await client.end()
  return new Set(rows.map(({ visitor_id }) => visitor_id))
}

test('A stop under load loses no visit', async () => {
  for (let round = 0; round < ROUNDS; round++) expect(await endUnderLoad('SIGTERM')).toEqual([])
})

test('A stop during a recount loses no visit', async () => {
  expect(await endUnderLoad('SIGTERM', RECOUNTED_MS)).toEqual([])
})

test('kill -9 loses only the last moment, and the drill reports how long it was', async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const missing = await endUnderLoad('SIGKILL')
    console.log(`the oldest was answered ${Math.max(0, ...missing).toFixed(0)} ms before the end`)
    expect(missing.filter((age) => age > HELD_BACK_MS)).toEqual([])
  }
})

/** Reads the figures that no single client may change. */
async function figures() {
  const client = new pg.Client(site.databaseUrl)
  await client.connect()
  const { rows } = await client.query<Record<'visits' | 'visitors' | 'views', number>>(`
    SELECT (SELECT sum(sessions)::int FROM session_days) AS visits,
      (SELECT count(*)::int FROM visitors) AS visitors,
      (SELECT sum(views)::int FROM view_days) AS views`)
  await client.end()
  const [counted] = rows
  if (!counted) throw new Error('Nothing is counted')
  return counted
}

/** Sends one visit from each of these addresses, several at a time. */
async function visitFrom(url: string, addresses: string[]) {
  const left = [...addresses]
  const visitor = async () => {
    for (let from = left.pop(); from; from = left.pop()) {
      const headers = { 'User-Agent': PERSONS_BROWSER, 'X-From': from }
      await fetch(url, { method: 'POST', headers, body: JSON.stringify(aSentVisit()) })
    }
  }
  await Promise.all(Array.from({ length: 8 }, visitor))
  await pause(1_000)
}

const A_WEEK = Array.from({ length: 2_000 }, (_, n) => `${20 + (n % 180)}.${n % 250}.${n >> 3}.7`)
const ONE_ADDRESS = Array.from({ length: 4_000 }, () => '203.0.113.9')
const FIVE_HUNDRED = Array.from(
  { length: 10_000 },
  (_, n) => `2001:db8:${(n % 500).toString(16)}:1::/64`,
)

test('A flood changes the figures of a week of two thousand visits by 2 % from one address, by a third from five hundred', async () => {
  const { server, url } = await startServer('30')
  const start = await figures()
  await visitFrom(url, A_WEEK)
  const week = await figures()
  const share = (before: Awaited<ReturnType<typeof figures>>, after: typeof before) =>
    Math.max(
      ...(['visits', 'visitors', 'views'] as const).map(
        (figure) => (after[figure] - before[figure]) / (week[figure] - start[figure]),
      ),
    )
  await visitFrom(url, ONE_ADDRESS)
  const afterOne = await figures()
  await visitFrom(url, FIVE_HUNDRED)
  const afterMany = await figures()
  server.kill()
  await once(server, 'exit')
  const [one, many] = [share(week, afterOne), share(afterOne, afterMany)]
  console.log(
    `one address: ${(one * 100).toFixed(1)} %, 500 of one /32: ${(many * 100).toFixed(1)} %`,
  )
  expect(week.visits - start.visits).toBe(A_WEEK.length)
  expect(one).toBeLessThanOrEqual(0.02)
  expect(many).toBeLessThanOrEqual(1 / 3)
})
