import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestPayload, type TestPayload } from '@/tests/support/testPayload'
import { whileDatabaseIsClosed } from '@/tests/support/whileDatabaseIsClosed'

let site: TestPayload

beforeAll(async () => {
  site = await startTestPayload()
})
afterAll(() => site.stop())

test('a process that answers says so, and that it reaches its database', async () => {
  const live = await import('@/src/app/api/health/live/route')
  const ready = await import('@/src/app/api/health/ready/route')
  expect(live.GET().status).toBe(200)
  expect((await ready.GET()).status).toBe(200)
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
