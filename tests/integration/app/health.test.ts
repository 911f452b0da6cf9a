import type { PoolClient } from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { POOL_STALL_MS, POOL_STALLED_MESSAGE } from '@/src/domain/health/readiness'
import { eventually } from '@/tests/support/eventually'
import { aJobOffer } from '@/tests/support/records'
import { startTestPayload, type TestPayload } from '@/tests/support/testPayload'
import { whileDatabaseIsClosed } from '@/tests/support/whileDatabaseIsClosed'

let testPayload: TestPayload

beforeAll(async () => {
  testPayload = await startTestPayload()
})
afterAll(() => testPayload.stop())

test('A process is ready once each of its first pages was rendered or failed', async () => {
  const offer = await aJobOffer(testPayload.payload)
  const asked = vi.spyOn(globalThis, 'fetch').mockImplementation(async (address) => {
    if (String(address).endsWith('/admin/login')) throw new Error('of the sign-in page')
    return new Response()
  })
  const said = vi.spyOn(console, 'error').mockReturnValue()
  const live = await import('@/src/app/api/health/live/route')
  const ready = await import('@/src/app/api/health/ready/route')
  expect(live.GET().status).toBe(200)
  await eventually(async () => expect((await ready.GET()).status).toBe(200))
  const drawn = asked.mock.calls.map(([address]) => new URL(String(address)).pathname)
  const own = `/nos-offres/${offer.slug}`
  expect(drawn).toEqual(
    expect.arrayContaining(['/', '/en', '/nos-offres', own, '/admin/login', '/api/job-offers']),
  )
  expect(said).toHaveBeenCalledOnce()
  await ready.GET()
  expect(asked).toHaveBeenCalledTimes(drawn.length)
  vi.restoreAllMocks()
})

test('Without its database a process is alive and not ready', async () => {
  const live = await import('@/src/app/api/health/live/route')
  const ready = await import('@/src/app/api/health/ready/route')
  await whileDatabaseIsClosed(testPayload.databaseUrl, async () => {
    expect(live.GET().status).toBe(200)
    const answer = await ready.GET()
    expect(answer.status).toBe(503)
    expect(answer.headers.get('cache-control')).toBe('no-store')
  })
  await eventually(async () => expect((await ready.GET()).status).toBe(200))
})

describe('With every connection of the pool taken', () => {
  const taken: PoolClient[] = []
  beforeEach(async () => {
    const { pool } = testPayload.payload.db
    const isSpare = () => pool.idleCount > 0 || pool.totalCount < pool.options.max
    while (isSpare()) taken.push(await pool.connect())
  })
  afterEach(() => {
    vi.restoreAllMocks()
    for (const client of taken.splice(0)) client.release()
  })

  const later = (ms: number) => {
    const now = Date.now() + ms
    vi.spyOn(Date, 'now').mockReturnValue(now)
  }
  const untilReady = (GET: () => Promise<Response>) =>
    eventually(async () => expect((await GET()).status).toBe(200))

  test('time without PostgreSQL does not count', async () => {
    const { GET } = await import('@/src/app/api/health/ready/route')
    await untilReady(GET)
    // The pool's connections stay open: replacing closed ones would count as providing them.
    const look = async () => expect(await (await GET()).text()).toContain('unreachable')
    await whileDatabaseIsClosed(testPayload.databaseUrl, look, 'exemplia readiness')
    later(POOL_STALL_MS)
    await untilReady(GET)
  })

  test('a process stays ready for a minute, then reports its pool until it gives a connection', async () => {
    const { GET } = await import('@/src/app/api/health/ready/route')
    await untilReady(GET)
    later(POOL_STALL_MS)
    const stalled = await GET()
    expect(stalled.status).toBe(503)
    expect(await stalled.text()).toContain(POOL_STALLED_MESSAGE)
    taken.pop()?.release()
    await untilReady(GET)
  })
})
