import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { BROWSER_USER_AGENT } from '@/tests/support/countedVisits'
import { aSentVisit } from '@/tests/support/sentVisits'
import { startTestSite, type TestSite } from '@/tests/support/startTestSite'
import { startTypeScript } from '@/tests/support/startTypeScript'

const ROUND_COUNT = 5
const VISITOR_COUNT = 4
const LOAD_MS = 1_500
/** Ten times the largest delay on an idle machine. */
const MAX_HELD_BACK_MS = 1_000
/** The time exceeds that of recounting one month of ten million visits. */
const MAX_RECOUNT_MS = 5_000

let testSite: TestSite

beforeAll(async () => {
  testSite = await startTestSite()
}, 600_000)
afterAll(() => testSite?.stop(), 60_000)

async function startVisitServer(limit = '100000') {
  const variables = {
    DATABASE_URL: testSite.databaseUrl,
    PAYLOAD_SECRET: 'a secret that only this drill knows, 32+',
    VISIT_LIMIT: limit,
  }
  const server = await startTypeScript('tests/support/visitServer.ts', { variables })
  for await (const line of createInterface({ input: server.stdout }))
    if (line.startsWith('port ')) return { server, url: `http://127.0.0.1:${line.slice(5)}` }
  throw new Error('The server did not start')
}

type AcceptedVisit = { visitor: string; at: number }

/** Sends one visit after the other until the server is gone. @returns the accepted visits */
async function visitUntilServerIsGone(url: string): Promise<AcceptedVisit[]> {
  const answered: AcceptedVisit[] = []
  for (;;) {
    const sent = aSentVisit()
    const headers = { 'User-Agent': BROWSER_USER_AGENT }
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
async function endServerUnderLoad(signal: 'SIGTERM' | 'SIGKILL', heldUpMs = 0) {
  const { server, url } = await startVisitServer()
  const visits = Array.from({ length: VISITOR_COUNT }, () => visitUntilServerIsGone(url))
  await pause(LOAD_MS)
  const isFree = lockVisits(heldUpMs)
  const endedAt = performance.now()
  server.kill(signal)
  await Promise.all([once(server, 'exit'), isFree, ...visits])
  const answered = (await Promise.all(visits)).flat()
  const written = await readWrittenVisitors()
  const missing = answered.filter(({ visitor }) => !written.has(visitor))
  console.log(`${signal}: ${answered.length} answered, ${missing.length} missing`)
  return missing.map(({ at }) => endedAt - at)
}

/** Locks the visits as a recount of one month does. */
async function lockVisits(forMs: number) {
  if (forMs === 0) return
  const client = new pg.Client(testSite.databaseUrl)
  await client.connect()
  await client.query('BEGIN')
  await client.query('SELECT lock_visits()')
  await pause(forMs)
  await client.end()
}

async function readWrittenVisitors() {
  const client = new pg.Client(testSite.databaseUrl)
  await client.connect()
  const { rows } = await client.query<{ visitor_id: string }>('SELECT visitor_id FROM page_visits')
  await client.end()
  return new Set(rows.map(({ visitor_id }) => visitor_id))
}

test('A stop under load loses no visit', async () => {
  for (let round = 0; round < ROUND_COUNT; round++)
    expect(await endServerUnderLoad('SIGTERM')).toEqual([])
})

test('A stop during a recount loses no visit', async () => {
  expect(await endServerUnderLoad('SIGTERM', MAX_RECOUNT_MS)).toEqual([])
})

test('kill -9 loses only the last moment, and the drill reports how long it was', async () => {
  for (let round = 0; round < ROUND_COUNT; round++) {
    const missing = await endServerUnderLoad('SIGKILL')
    console.log(`the oldest was answered ${Math.max(0, ...missing).toFixed(0)} ms before the end`)
    expect(missing.filter((age) => age > MAX_HELD_BACK_MS)).toEqual([])
  }
})

/** Reads the figures that no single client may change. */
async function readVisitFigures() {
  const client = new pg.Client(testSite.databaseUrl)
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
async function sendVisitsFrom(url: string, addresses: string[]) {
  const left = [...addresses]
  const visitor = async () => {
    for (let from = left.pop(); from; from = left.pop()) {
      const headers = { 'User-Agent': BROWSER_USER_AGENT, 'X-From': from }
      await fetch(url, { method: 'POST', headers, body: JSON.stringify(aSentVisit()) })
    }
  }
  await Promise.all(Array.from({ length: 8 }, visitor))
  await pause(1_000)
}

const WEEK_IP_ADDRESSES = Array.from(
  { length: 2_000 },
  (_, n) => `${20 + (n % 180)}.${n % 250}.${n >> 3}.7`,
)
const REPEATED_IP_ADDRESS = Array.from({ length: 4_000 }, () => '203.0.113.9')
const FIVE_HUNDRED_NETWORKS = Array.from(
  { length: 10_000 },
  (_, n) => `2001:db8:${(n % 500).toString(16)}:1::/64`,
)

test('A flood changes the figures of a week of two thousand visits by 2 % from one address, by a third from five hundred', async () => {
  const { server, url } = await startVisitServer('30')
  const start = await readVisitFigures()
  await sendVisitsFrom(url, WEEK_IP_ADDRESSES)
  const week = await readVisitFigures()
  const share = (before: Awaited<ReturnType<typeof readVisitFigures>>, after: typeof before) =>
    Math.max(
      ...(['visits', 'visitors', 'views'] as const).map(
        (figure) => (after[figure] - before[figure]) / (week[figure] - start[figure]),
      ),
    )
  await sendVisitsFrom(url, REPEATED_IP_ADDRESS)
  const afterOne = await readVisitFigures()
  await sendVisitsFrom(url, FIVE_HUNDRED_NETWORKS)
  const afterMany = await readVisitFigures()
  server.kill()
  await once(server, 'exit')
  const [one, many] = [share(week, afterOne), share(afterOne, afterMany)]
  console.log(
    `one address: ${(one * 100).toFixed(1)} %, 500 of one /32: ${(many * 100).toFixed(1)} %`,
  )
  expect(week.visits - start.visits).toBe(WEEK_IP_ADDRESSES.length)
  expect(one).toBeLessThanOrEqual(0.02)
  expect(many).toBeLessThanOrEqual(1 / 3)
})
