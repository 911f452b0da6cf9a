import pg from 'pg'
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

test('A stream that opens before PostgreSQL is reachable sends changes once it is', async () => {
  const visit = new AbortController()
  const open = async () => {
    const { GET } = await import('@/src/plugins/live-updates/routes/offres/evenements/route')
    return GET(new Request('http://site/', { signal: visit.signal }))
  }
  let early: Response | undefined
  await whileDatabaseIsClosed(databaseUrl, async () => {
    early = await open()
    expect(early.status).toBe(200)
  })
  const streams = [early, await open()].map((response) => response?.body?.getReader())
  const decoder = new TextDecoder()
  const read = () =>
    Promise.all(streams.map(async (stream) => decoder.decode((await stream?.read())?.value)))
  expect(await read()).toEqual(Array(2).fill('retry: 2000\n\n'))
  const client = new pg.Client(databaseUrl)
  await client.connect()
  const changes = read()
  // No stream receives a notification that is sent before the server has its connection.
  let notified: Promise<unknown> = Promise.resolve()
  const repeated = setInterval(() => {
    notified = client.query("NOTIFY records_changed, 'job-offers'")
  }, 100)
  expect(await changes).toEqual(Array(2).fill('event: changed\ndata:\n\n'))
  clearInterval(repeated)
  await notified
  await client.end()
  visit.abort()
})
