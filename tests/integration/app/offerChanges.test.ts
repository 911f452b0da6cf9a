import type { Payload } from 'payload'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { eventStream } from '@/src/app/api/offres/evenements/eventStream'
import {
  listenToOfferChanges,
  type OfferChanges,
} from '@/src/app/api/offres/evenements/offerChanges'
import { aJobOffer } from '@/tests/support/records'
import { startTestPayload, type TestPayload } from '@/tests/support/testPayload'

let started: TestPayload
let payload: Payload
let changes: OfferChanges

beforeAll(async () => {
  started = await startTestPayload()
  payload = started.payload
})
afterAll(() => started.stop())
afterEach(() => changes.close())

function listen(maxListeners = 10) {
  changes = listenToOfferChanges({
    connectionString: started.databaseUrl,
    maxListeners,
    onError: () => undefined,
  })
  return changes
}

const listeningBackends = `SELECT pid FROM pg_stat_activity
  WHERE datname = current_database() AND query LIKE 'LISTEN%'`

async function askDatabase(query: string) {
  const client = new pg.Client({ connectionString: started.databaseUrl })
  await client.connect()
  const { rows } = await client.query(query)
  await client.end()
  return rows
}

async function untilListening() {
  await vi.waitFor(async () => expect(await askDatabase(listeningBackends)).toHaveLength(1), 10_000)
}

test('an offer created, switched off and deleted is told each time', async () => {
  const onChange = vi.fn()
  listen().subscribe({ onChange, onClose: vi.fn() })
  await untilListening()
  const { id } = await aJobOffer(payload)
  await vi.waitFor(() => expect(onChange).toHaveBeenCalled(), 5_000)
  for (const change of [
    () => payload.update({ collection: 'job-offers', id, data: { isActive: false } }),
    () => payload.delete({ collection: 'job-offers', id }),
  ]) {
    onChange.mockClear()
    await change()
    await vi.waitFor(() => expect(onChange).toHaveBeenCalled(), 5_000)
  }
})

test('all listeners share one connection, and those who left are told nothing', async () => {
  const [stays, leaves] = [vi.fn(), vi.fn()]
  const feed = listen()
  feed.subscribe({ onChange: stays, onClose: vi.fn() })
  feed.subscribe({ onChange: leaves, onClose: vi.fn() })?.()
  await untilListening()
  await aJobOffer(payload)
  await vi.waitFor(() => expect(stays).toHaveBeenCalled(), 5_000)
  expect(leaves).not.toHaveBeenCalled()
})

test('a lost connection is made again, and everybody is told to look', async () => {
  const onChange = vi.fn()
  listen().subscribe({ onChange, onClose: vi.fn() })
  await untilListening()
  await askDatabase(`SELECT pg_terminate_backend(pid) FROM (${listeningBackends}) listening`)
  await vi.waitFor(() => expect(onChange).toHaveBeenCalledOnce(), 10_000)
  await untilListening()
  await aJobOffer(payload)
  await vi.waitFor(() => expect(onChange.mock.calls.length).toBeGreaterThan(1), 5_000)
})

test('the stream says when to look again and ends when the server stops', async () => {
  const stream = eventStream(listen(), new AbortController().signal)
  if (!stream) throw new Error('There is room for a first listener')
  const read = readTexts(stream)
  expect(await read()).toBe('retry: 2000\n\n')
  await untilListening()
  await aJobOffer(payload)
  expect(await read()).toBe('event: changed\ndata:\n\n')
  await changes.close()
  await vi.waitFor(async () => expect(await read()).toBe(''), 10_000)
})

test('a visitor who leaves makes room for the next; one too many is turned away', () => {
  const feed = listen(1)
  const visit = new AbortController()
  expect(eventStream(feed, visit.signal)).not.toBeNull()
  expect(eventStream(feed, new AbortController().signal)).toBeNull()
  visit.abort()
  expect(eventStream(feed, new AbortController().signal)).not.toBeNull()
})

function readTexts(stream: ReadableStream<Uint8Array>) {
  const reader = stream.getReader()
  const decoder = new TextDecoder()
  return async () => decoder.decode((await reader.read()).value)
}
