import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { eventually } from '@/tests/support/eventually'
import { aContactMessage, aJobApplication, aJobOffer, aUser } from '@/tests/support/records'
import { signInForCookie } from '@/tests/support/restClient'
import { sessionOf } from '@/tests/support/sessionOf'
import { startTestPayload, type TestPayload } from '@/tests/support/testPayload'

const STAFF_EVENTS_URL = 'https://exemplia.test/api/equipe/evenements'

let testPayload: TestPayload

beforeAll(async () => {
  testPayload = await startTestPayload()
})
afterAll(async () => {
  const { flushBeforeExit } = await import('@/src/registerFlushBeforeExit')
  await flushBeforeExit(5_000)
  await testPayload.stop()
})

async function openEventStream(headers: Record<string, string> = {}) {
  const { GET } = await import('@/src/plugins/live-updates/routes/equipe/evenements/route')
  const visit = new AbortController()
  const answer = await GET(new Request(STAFF_EVENTS_URL, { headers, signal: visit.signal }))
  return { answer, leave: () => visit.abort() }
}

describe('The stream of staff is refused without a body', () => {
  test('to visitors', async () => {
    const { answer } = await openEventStream()
    expect({ status: answer.status, body: await answer.text() }).toEqual({ status: 401, body: '' })
  })

  test.each(['inactive', 'invited'] as const)(
    'to an account without access (%s)',
    async (status) => {
      const session = await sessionOf(testPayload.payload, { role: 'admin', status })
      expect((await openEventStream(session)).answer.status).toBe(401)
    },
  )

  test('to another site with the session of staff', async () => {
    const session = await sessionOf(testPayload.payload, { role: 'admin' })
    const { answer } = await openEventStream({ ...session, 'Sec-Fetch-Site': 'cross-site' })
    expect(answer.status).toBe(401)
  })
})

describe('A Moderator', () => {
  test('receives the counts at once, and again after each change', async () => {
    const { answer, leave } = await openEventStream(
      await sessionOf(testPayload.payload, { role: 'moderator' }),
    )
    const next = createEventReader(answer)
    const before = await next()
    expect(before?.changed).toEqual([])
    await waitUntilListening()
    await Promise.all([
      aJobOffer(testPayload.payload, { isActive: false }),
      aJobApplication(testPayload.payload),
      aJobApplication(testPayload.payload, { status: 'reviewed' }),
      aContactMessage(testPayload.payload),
      aContactMessage(testPayload.payload, { status: 'read' }),
    ])
    const expected = {
      jobOffers: before.counts.jobOffers + 1,
      pendingApplications: before.counts.pendingApplications + 1,
      newMessages: before.counts.newMessages + 1,
      toRead: before.counts.toRead,
    }
    const changed = new Set<string>()
    // The counts may arrive before the last change.
    await eventually(async () => {
      const event = await next()
      for (const collection of event?.changed ?? []) changed.add(collection)
      expect(event?.counts).toEqual(expected)
      expect(changed).toEqual(new Set(['job-offers', 'job-applications', 'contact-messages']))
    })
    leave()
  })

  test('The stream of an account that is suspended ends', async () => {
    const { id, email } = await aUser(testPayload.payload)
    const cookie = await signInForCookie(email)
    const { answer } = await openEventStream({ Cookie: cookie, 'Sec-Fetch-Site': 'same-origin' })
    const next = createEventReader(answer)
    await next()
    await waitUntilListening()
    await testPayload.payload.update({ collection: 'users', id, data: { status: 'inactive' } })
    await aJobApplication(testPayload.payload)
    expect(await next()).toBeNull()
  })
})

/** Returns a reader of the next event's content; null when the stream has ended. */
function createEventReader(answer: Response) {
  expect(answer.headers.get('content-type')).toContain('text/event-stream')
  const reader = answer.body?.getReader()
  const decoder = new TextDecoder()
  return async () => {
    for (;;) {
      const { done, value } = (await reader?.read()) ?? { done: true, value: undefined }
      if (done) return null
      const [, told] = /^event: attention\ndata:(.*)\n\n$/.exec(decoder.decode(value)) ?? []
      if (told) return JSON.parse(told)
    }
  }
}

async function waitUntilListening() {
  const client = new pg.Client({ connectionString: testPayload.databaseUrl })
  await client.connect()
  // While it is active, it does not listen yet.
  await eventually(async () => {
    const { rows } = await client.query(
      `SELECT pid FROM pg_stat_activity
        WHERE datname = current_database() AND query LIKE 'LISTEN%' AND state = 'idle'`,
    )
    expect(rows).toHaveLength(1)
  })
  await client.end()
}
