import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { startTestPayload, type TestPayload } from '@/tests/support/testPayload'
import { whileDatabaseIsClosed } from '@/tests/support/whileDatabaseIsClosed'

let site: TestPayload

beforeAll(async () => {
  site = await startTestPayload()
})
afterAll(() => site.stop())

test('a process that answers says so, and that it reaches its database, once its first pages are drawn', async () => {
  const asked = vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response())
  const live = await import('@/src/app/api/health/live/route')
  const ready = await import('@/src/app/api/health/ready/route')
  expect(live.GET().status).toBe(200)
  expect((await ready.GET()).status).toBe(200)
  const drawn = asked.mock.calls.map(([address]) => new URL(String(address)).pathname)
  expect(drawn).toEqual(expect.arrayContaining(['/', '/en', '/nos-offres', '/admin/login']))
  await ready.GET()
  expect(asked).toHaveBeenCalledTimes(drawn.length)
  asked.mockRestore()
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
