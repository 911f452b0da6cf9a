import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { submissionErrorSentences } from '@/src/content/fr/submission'
import { getRawResponse } from '@/tests/support/rawAnswer'
import { startFaultyProxy } from '@/tests/support/startFaultyProxy'
import { startProxy } from '@/tests/support/startProxy'
import { type ServerPair, startServerPair } from '@/tests/support/startServerPair'
import { aMessageForm } from '@/tests/support/submissions'

const DATABASE_AWAY_MS = 60_000
const VISITED_PATHS = ['/', '/notre-adn', '/mentions-legales', '/expertises/science-donnees']

let serverPair: ServerPair
let faultyProxy: Awaited<ReturnType<typeof startFaultyProxy>>
let siteProxy: Awaited<ReturnType<typeof startProxy>>

beforeAll(async () => {
  const reach = async (databaseUrl: string) => {
    faultyProxy = await startFaultyProxy(databaseUrl)
    const through = new URL(databaseUrl)
    through.port = new URL(faultyProxy.url).port
    return through.href
  }
  serverPair = await startServerPair({ reach })
  siteProxy = await startProxy([...serverPair.ports])
}, 900_000)
afterAll(async () => {
  await siteProxy.stop()
  await serverPair.stop()
  await faultyProxy.stop()
}, 60_000)

type SentMessage = { name: string; status: number; text: string }

async function sendMessage(): Promise<SentMessage> {
  const name = `Visiteur ${randomUUID()}`
  const answer = await fetch(`${siteProxy.url}/api/messages-contact`, {
    method: 'POST',
    headers: { accept: 'application/json' },
    body: aMessageForm({ name, message: 'Ce texte ne doit pas être perdu.' }),
  })
  return { name, status: answer.status, text: await answer.text() }
}

/** Reads pages and sends messages, one after the other, until it is stopped. */
function visitContinuously() {
  const read: { path: string; status: number }[] = []
  const sent: SentMessage[] = []
  let isOver = false
  const reading = async () => {
    for (let turn = 0; !isOver; turn++) {
      const path = VISITED_PATHS[turn % VISITED_PATHS.length] ?? '/'
      read.push({ path, status: (await getRawResponse(siteProxy.url + path)).status })
      await sleep(50)
    }
  }
  const writing = async () => {
    while (!isOver) {
      sent.push(await sendMessage())
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

async function findStoredAmong(sent: SentMessage[]): Promise<string[]> {
  const client = new pg.Client(serverPair.site.databaseUrl)
  await client.connect()
  const names = sent.map(({ name }) => name)
  const { rows } = await client.query(
    'SELECT name FROM contact_messages WHERE name = ANY($1) ORDER BY name',
    [names],
  )
  await client.end()
  return rows.map(({ name }) => name)
}

const acknowledgedNames = (sent: SentMessage[]) =>
  sent
    .filter(({ status }) => status === 200)
    .map(({ name }) => name)
    .sort()

async function expectNoMessageLost(sent: SentMessage[]) {
  const found = await findStoredAmong(sent)
  const promised = acknowledgedNames(sent)
  expect(found.filter((name) => promised.includes(name))).toEqual(promised)
  return { sent: sent.length, acknowledged: promised.length, found: found.length }
}

test('During a minute without PostgreSQL cached pages are served, forms say what to do, and the site recovers by itself', async () => {
  for (const url of [...serverPair.urls, siteProxy.url]) {
    for (const path of VISITED_PATHS) expect((await getRawResponse(url + path)).status).toBe(200)
  }
  const before = await sendMessage()
  expect(before.status).toBe(200)

  const stop = visitContinuously()
  await sleep(2_000)
  faultyProxy.become('refusing')
  await sleep(DATABASE_AWAY_MS)
  const during = await sendMessage()
  faultyProxy.become('none')
  await vi.waitFor(async () => expect((await sendMessage()).status).toBe(200), 30_000)
  await vi.waitFor(async () => {
    for (const url of serverPair.urls)
      expect((await getRawResponse(`${url}/api/health/ready`)).status).toBe(200)
  }, 30_000)
  const { read, sent } = await stop()

  expect(during.status).toBe(503)
  expect(during.text).toContain(JSON.stringify(submissionErrorSentences.messageNotSaved))
  expect(read.filter(({ status }) => status !== 200)).toEqual([])
  expect(sent.filter(({ status }) => ![200, 503].includes(status))).toEqual([])
  const outcome = await expectNoMessageLost([before, ...sent])
  expect(outcome.acknowledged).toBeLessThan(outcome.sent)
  console.log(
    `PostgreSQL away for ${DATABASE_AWAY_MS / 1000} s: ${read.length} pages read, all answered.`,
  )
  console.log(`Messages: ${JSON.stringify(outcome)}.`)
}, 300_000)

test('A locked table delays forms for a limited time, and pages not at all', async () => {
  const holder = new pg.Client(serverPair.site.databaseUrl)
  await holder.connect()
  await holder.query('BEGIN; LOCK TABLE contact_messages IN ACCESS EXCLUSIVE MODE')
  const waiting = sendMessage()
  for (const path of VISITED_PATHS)
    expect((await getRawResponse(siteProxy.url + path)).status).toBe(200)
  const refused = await waiting
  await holder.query('ROLLBACK')
  await holder.end()
  expect(refused.status).toBe(503)
  expect(refused.text).toContain(JSON.stringify(submissionErrorSentences.messageNotSaved))
  const after = await sendMessage()
  expect(after.status).toBe(200)
  console.log(`Lock held: ${JSON.stringify(await expectNoMessageLost([refused, after]))}.`)
}, 120_000)

test('A query to a database that hangs times out, and the site responds again afterwards', async () => {
  faultyProxy.become('hanging')
  const [message, page] = await Promise.all([sendMessage(), getRawResponse(`${siteProxy.url}/`)])
  faultyProxy.become('none')
  expect([message.status, page.status]).toEqual([503, 200])
  await vi.waitFor(async () => expect((await sendMessage()).status).toBe(200), 60_000)
  console.log(`Hanging: ${JSON.stringify(await expectNoMessageLost([message]))}.`)
}, 180_000)
