import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { submissionErrorSentences } from '@/src/content/fr/submission'
import { get } from '@/tests/support/rawAnswer'
import { startFaultyProxy } from '@/tests/support/startFaultyProxy'
import { startProxy } from '@/tests/support/startProxy'
import { type ServerPair, startServerPair } from '@/tests/support/startServerPair'
import { aMessageForm } from '@/tests/support/submissions'

const AWAY_MS = 60_000
const PAGES = ['/', '/notre-adn', '/mentions-legales', '/expertises/science-donnees']

let pair: ServerPair
let database: Awaited<ReturnType<typeof startFaultyProxy>>
let proxy: Awaited<ReturnType<typeof startProxy>>

beforeAll(async () => {
  const reach = async (databaseUrl: string) => {
    database = await startFaultyProxy(databaseUrl)
    const through = new URL(databaseUrl)
    through.port = new URL(database.url).port
    return through.href
  }
  pair = await startServerPair({ reach })
  proxy = await startProxy([...pair.ports])
}, 900_000)
afterAll(async () => {
  await proxy.stop()
  await pair.stop()
  await database.stop()
}, 60_000)

type Sent = { name: string; status: number; text: string }

async function send(): Promise<Sent> {
  const name = `Visiteur ${randomUUID()}`
  const answer = await fetch(`${proxy.url}/api/messages-contact`, {
    method: 'POST',
    headers: { accept: 'application/json' },
    body: aMessageForm({ name, message: 'Ce texte ne doit pas être perdu.' }),
  })
  return { name, status: answer.status, text: await answer.text() }
}

/** Reads pages and sends messages, one after the other, until it is stopped. */
function visit() {
  const read: { path: string; status: number }[] = []
  const sent: Sent[] = []
  let isOver = false
  const reading = async () => {
    for (let turn = 0; !isOver; turn++) {
      const path = PAGES[turn % PAGES.length] ?? '/'
      read.push({ path, status: (await get(proxy.url + path)).status })
      await sleep(50)
    }
  }
  const writing = async () => {
    while (!isOver) {
      sent.push(await send())
      await sleep(200)
    }
  }
  const visits = [reading(), reading(), writing(), writing()]
  return async () => {
    isOver = true
    await Promise.all(visits)
    return { read, sent }
  }
}

async function storedAmong(sent: Sent[]): Promise<string[]> {
  const client = new pg.Client(pair.site.databaseUrl)
  await client.connect()
  const names = sent.map(({ name }) => name)
  const { rows } = await client.query(
    'SELECT name FROM contact_messages WHERE name = ANY($1) ORDER BY name',
    [names],
  )
  await client.end()
  return rows.map(({ name }) => name)
}

const acknowledged = (sent: Sent[]) =>
  sent
    .filter(({ status }) => status === 200)
    .map(({ name }) => name)
    .sort()

async function expectNothingLost(sent: Sent[]) {
  const found = await storedAmong(sent)
  const promised = acknowledged(sent)
  expect(found.filter((name) => promised.includes(name))).toEqual(promised)
  return { sent: sent.length, acknowledged: promised.length, found: found.length }
}

test('During a minute without PostgreSQL cached pages are served, forms say what to do, and the site recovers by itself', async () => {
  for (const url of [...pair.urls, proxy.url]) {
    for (const path of PAGES) expect((await get(url + path)).status).toBe(200)
  }
  const before = await send()
  expect(before.status).toBe(200)

  const stop = visit()
  await sleep(2_000)
  database.become('refusing')
  await sleep(AWAY_MS)
  const during = await send()
  database.become('none')
  await vi.waitFor(async () => expect((await send()).status).toBe(200), 30_000)
  await vi.waitFor(async () => {
    for (const url of pair.urls) expect((await get(`${url}/api/health/ready`)).status).toBe(200)
  }, 30_000)
  const { read, sent } = await stop()

  expect(during.status).toBe(503)
  expect(during.text).toContain(JSON.stringify(submissionErrorSentences.messageNotSaved))
  expect(read.filter(({ status }) => status !== 200)).toEqual([])
  expect(sent.filter(({ status }) => ![200, 503].includes(status))).toEqual([])
  const outcome = await expectNothingLost([before, ...sent])
  expect(outcome.acknowledged).toBeLessThan(outcome.sent)
  console.log(`PostgreSQL away for ${AWAY_MS / 1000} s: ${read.length} pages read, all answered.`)
  console.log(`Messages: ${JSON.stringify(outcome)}.`)
}, 300_000)

test('A locked table delays forms for a limited time, and pages not at all', async () => {
  const holder = new pg.Client(pair.site.databaseUrl)
  await holder.connect()
  await holder.query('BEGIN; LOCK TABLE contact_messages IN ACCESS EXCLUSIVE MODE')
  const waiting = send()
  for (const path of PAGES) expect((await get(proxy.url + path)).status).toBe(200)
  const refused = await waiting
  await holder.query('ROLLBACK')
  await holder.end()
  expect(refused.status).toBe(503)
  expect(refused.text).toContain(JSON.stringify(submissionErrorSentences.messageNotSaved))
  const after = await send()
  expect(after.status).toBe(200)
  console.log(`Lock held: ${JSON.stringify(await expectNothingLost([refused, after]))}.`)
}, 120_000)

test('A query to a database that hangs times out, and the site responds again afterwards', async () => {
  database.become('hanging')
  const [message, page] = await Promise.all([send(), get(`${proxy.url}/`)])
  database.become('none')
  expect([message.status, page.status]).toEqual([503, 200])
  await vi.waitFor(async () => expect((await send()).status).toBe(200), 60_000)
  console.log(`Hanging: ${JSON.stringify(await expectNothingLost([message]))}.`)
}, 180_000)
