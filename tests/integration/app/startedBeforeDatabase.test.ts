import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { emptyTestDatabase } from '@/tests/support/testPayload'
import { whileDatabaseIsClosed } from '@/tests/support/whileDatabaseIsClosed'

let databaseUrl: string

beforeAll(async () => {
  databaseUrl = await emptyTestDatabase()
  vi.stubEnv('DATABASE_URL', databaseUrl)
  vi.stubEnv('PAYLOAD_SECRET', 'a secret that only the tests know, 32+')
})
beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue(undefined)
})

test('A web server that starts before PostgreSQL is reachable says so, and serves once it is', async () => {
  const { GET } = await import('@/src/app/(payload)/api/[...slug]/route')
  const { restInputErrors } = await import('@/src/content/restInput')
  const context = { params: Promise.resolve({ slug: ['job-offers'] }) }
  const ask = () => GET(new Request('http://site/api/job-offers'), context)
  await whileDatabaseIsClosed(databaseUrl, async () => {
    const response = await ask()
    expect(response.status).toBe(503)
    expect(await response.json()).toEqual({ errors: [{ message: restInputErrors.databaseAway }] })
  })
  expect((await ask()).status).toBe(200)
})
