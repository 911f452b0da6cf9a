import type { Payload } from 'payload'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { LIVE_UPDATED_COLLECTIONS } from '@/src/domain/admin/liveUpdates'
import type { CapacityLimits } from '@/src/domain/files/capacityLimiter'
import { createOfferChangeStream } from '@/src/plugins/live-updates/routes/offres/evenements/createOfferChangeStream'
import {
  listenToRecordChanges,
  type RecordChangeHub,
} from '@/src/plugins/live-updates/routes/recordChanges'
import { eventually } from '@/tests/support/eventually'
import { aContactMessage, aJobApplication, aJobOffer } from '@/tests/support/records'
import { startTestPayload, type TestPayload } from '@/tests/support/testPayload'

let testPayload: TestPayload
let payload: Payload
let recordChangeHub: RecordChangeHub

beforeAll(async () => {
  testPayload = await startTestPayload()
  payload = testPayload.payload
})
afterAll(() => testPayload.stop())
afterEach(() => recordChangeHub.close())

const CLIENT_IP = '192.0.2.1'

function openListeningRoom(room: CapacityLimits = { inAll: 10, perAddress: 10 }) {
  recordChangeHub = listenToRecordChanges({
    connectionString: testPayload.databaseUrl,
    onError: () => undefined,
  })
  return recordChangeHub.openRoom(room)
}

const ONE_LISTENER_LIMITS = { inAll: 1, perAddress: 1 }
// While it is active, it does not listen yet.
const LISTENING_BACKENDS_SQL = `SELECT pid FROM pg_stat_activity
  WHERE datname = current_database() AND query LIKE 'LISTEN%' AND state = 'idle'`

async function queryDatabase(query: string) {
  const client = new pg.Client({ connectionString: testPayload.databaseUrl })
  await client.connect()
  const { rows } = await client.query(query)
  await client.end()
  return rows
}

async function waitUntilListening() {
  await eventually(async () => expect(await queryDatabase(LISTENING_BACKENDS_SQL)).toHaveLength(1))
}

test('The creation, switching off and deletion of an offer are each sent', async () => {
  const onChange = vi.fn()
  openListeningRoom().subscribe({ address: CLIENT_IP, onChange, onClose: vi.fn() })
  await waitUntilListening()
  const { id } = await aJobOffer(payload)
  await eventually(() => expect(onChange).toHaveBeenCalled())
  for (const change of [
    () => payload.update({ collection: 'job-offers', id, data: { isActive: false } }),
    () => payload.delete({ collection: 'job-offers', id }),
  ]) {
    onChange.mockClear()
    await change()
    await eventually(() => expect(onChange).toHaveBeenCalled())
  }
})

test('Each collection is sent under its own name', async () => {
  const onChange = vi.fn()
  openListeningRoom().subscribe({ address: CLIENT_IP, onChange, onClose: vi.fn() })
  await waitUntilListening()
  await aJobApplication(payload)
  await eventually(() => expect(onChange).toHaveBeenCalledWith('job-applications'))
  await aContactMessage(payload)
  await eventually(() => expect(onChange).toHaveBeenCalledWith('contact-messages'))
  expect(onChange).not.toHaveBeenCalledWith('job-offers')
})

test('A visitor receives no event about applications', async () => {
  const visitors = openListeningRoom()
  const onChange = vi.fn()
  visitors.subscribe({ address: CLIENT_IP, onChange, onClose: vi.fn() })
  const stream = createOfferChangeStream({
    visitors,
    address: CLIENT_IP,
    signal: new AbortController().signal,
  })
  if (!stream) throw new Error('There is room for a second listener')
  const read = createTextReader(stream)
  expect(await read()).toBe('retry: 2000\n\n')
  await waitUntilListening()
  await aJobApplication(payload)
  await aJobOffer(payload)
  await eventually(() => expect(onChange).toHaveBeenCalledWith('job-offers'))
  await recordChangeHub.close()
  expect(onChange).toHaveBeenCalledWith('job-applications')
  expect(await read()).toBe('event: changed\ndata:\n\n')
  expect(await read()).toBe('')
})

test('Full streams of visitors leave room for staff', () => {
  const visitors = openListeningRoom(ONE_LISTENER_LIMITS)
  const staff = recordChangeHub.openRoom(ONE_LISTENER_LIMITS)
  const nobody = { address: CLIENT_IP, onChange: vi.fn(), onClose: vi.fn() }
  expect(visitors.subscribe(nobody)).not.toBeNull()
  expect(visitors.subscribe({ ...nobody })).toBeNull()
  expect(staff.subscribe({ ...nobody })).not.toBeNull()
})

test('All listeners share one connection, and disconnected ones receive nothing', async () => {
  const [stays, leaves] = [vi.fn(), vi.fn()]
  const feed = openListeningRoom()
  feed.subscribe({ address: CLIENT_IP, onChange: stays, onClose: vi.fn() })
  feed.subscribe({ address: CLIENT_IP, onChange: leaves, onClose: vi.fn() })?.()
  await waitUntilListening()
  await aJobOffer(payload)
  await eventually(() => expect(stays).toHaveBeenCalled())
  expect(leaves).not.toHaveBeenCalled()
})

test('A lost connection is opened again, and all listeners get an event to refresh', async () => {
  const onChange = vi.fn()
  openListeningRoom().subscribe({ address: CLIENT_IP, onChange, onClose: vi.fn() })
  await waitUntilListening()
  await queryDatabase(`SELECT pg_terminate_backend(pid) FROM (${LISTENING_BACKENDS_SQL}) listening`)
  await eventually(() => expect(onChange).toHaveBeenCalledTimes(LIVE_UPDATED_COLLECTIONS.length))
  expect(onChange.mock.calls.map(([collection]) => collection)).toEqual([
    ...LIVE_UPDATED_COLLECTIONS,
  ])
  onChange.mockClear()
  await waitUntilListening()
  await aJobOffer(payload)
  await eventually(() => expect(onChange).toHaveBeenCalledWith('job-offers'))
})

test('A stream sends the delay before a reconnection and ends when the server stops', async () => {
  const stream = createOfferChangeStream({
    visitors: openListeningRoom(),
    address: CLIENT_IP,
    signal: new AbortController().signal,
  })
  if (!stream) throw new Error('There is room for a first listener')
  const read = createTextReader(stream)
  expect(await read()).toBe('retry: 2000\n\n')
  await waitUntilListening()
  await aJobOffer(payload)
  expect(await read()).toBe('event: changed\ndata:\n\n')
  await recordChangeHub.close()
  await eventually(async () => expect(await read()).toBe(''))
})

test('A visitor who disconnects makes room for the next; one too many is refused', () => {
  const visitors = openListeningRoom(ONE_LISTENER_LIMITS)
  const visit = new AbortController()
  const another = { visitors, address: CLIENT_IP, signal: new AbortController().signal }
  expect(
    createOfferChangeStream({ visitors, address: CLIENT_IP, signal: visit.signal }),
  ).not.toBeNull()
  expect(createOfferChangeStream(another)).toBeNull()
  visit.abort()
  expect(createOfferChangeStream(another)).not.toBeNull()
})

test('One IP address cannot use all streams', async () => {
  const { GET } = await import('@/src/plugins/live-updates/routes/offres/evenements/route')
  const visits = new AbortController()
  const statusFor = async (from: string) => {
    const headers = { 'x-client-address': from }
    return (await GET(new Request('http://site/', { headers, signal: visits.signal }))).status
  }
  const statuses: number[] = []
  for (let sent = 0; sent < 60; sent++) statuses.push(await statusFor('203.0.113.60'))
  expect(statuses).toEqual([...Array(50).fill(200), ...Array(10).fill(503)])
  expect(await statusFor('203.0.113.61')).toBe(200)
  visits.abort()
  expect(await statusFor('203.0.113.60')).toBe(200)
})

function createTextReader(stream: ReadableStream<Uint8Array>) {
  const reader = stream.getReader()
  const decoder = new TextDecoder()
  return async () => decoder.decode((await reader.read()).value)
}
