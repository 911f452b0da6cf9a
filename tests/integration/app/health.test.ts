import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { aJobOffer } from '@/tests/support/records'
import { startTestPayload, type TestPayload } from '@/tests/support/testPayload'
import { whileDatabaseIsClosed } from '@/tests/support/whileDatabaseIsClosed'

let site: TestPayload

beforeAll(async () => {
  site = await startTestPayload()
})
afterAll(() => site.stop())

test('a process is ready once its first pages are drawn, each once, or could not be', async () => {
  const offer = await aJobOffer(site.payload)
  const asked = vi.spyOn(globalThis, 'fetch').mockImplementation(async (address) => {
    if (String(address).endsWith('/admin/login')) throw new Error('of the sign-in page')
    return new Response()
  })
  const said = vi.spyOn(console, 'error').mockReturnValue()
  const live = await import('@/src/app/api/health/live/route')
  const ready = await import('@/src/app/api/health/ready/route')
  expect(live.GET().status).toBe(200)
  expect((await ready.GET()).status).toBe(200)
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

test('without its database a process lives, but wants no visitors', async () => {
  const live = await import('@/src/app/api/health/live/route')
  const ready = await import('@/src/app/api/health/ready/route')
  await whileDatabaseIsClosed(site.databaseUrl, async () => {
    expect(live.GET().status).toBe(200)
    const answer = await ready.GET()
    expect(answer.status).toBe(503)
    expect(answer.headers.get('cache-control')).toBe('no-store')
  })
  expect((await ready.GET()).status).toBe(200)
})
