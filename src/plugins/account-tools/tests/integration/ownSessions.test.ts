import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { PEOPLE, signInPeople } from '@/tests/support/people'
import { aUser } from '@/tests/support/records'
import { restClient, signInForCookie } from '@/tests/support/restClient'
import { startTestPayload, type TestPayload } from '@/tests/support/testPayload'

let testPayload: TestPayload

beforeAll(async () => {
  testPayload = await startTestPayload()
})
afterAll(() => testPayload.stop())

type ListedSession = { id: string; isThis: boolean; browser: string; begunAt: string }

async function signInOnTwoDevices() {
  const user = await aUser(testPayload.payload)
  const [desk, phone] = [await signInForCookie(user.email), await signInForCookie(user.email)].map(
    (cookie) => restClient(cookie),
  )
  if (!desk || !phone) throw new Error('two sessions were opened')
  return { ...user, desk, phone }
}

const listSessions = async (client: ReturnType<typeof restClient>): Promise<ListedSession[]> => {
  const { body } = await client.get('/users/sessions')
  return Array.isArray(body.sessions) ? body.sessions : []
}
const isSignedIn = async (client: ReturnType<typeof restClient>) =>
  (await client.get('/users/me')).body.user !== null

describe('The own sessions', () => {
  test('are listed with a mark on the current one, without those of other accounts', async () => {
    const { desk, phone } = await signInOnTwoDevices()
    await signInOnTwoDevices()
    const [seenFromDesk, seenFromPhone] = [await listSessions(desk), await listSessions(phone)]
    expect(seenFromDesk).toHaveLength(2)
    expect(seenFromDesk.map(({ isThis }) => isThis)).toEqual([false, true])
    expect(seenFromPhone.map(({ isThis }) => isThis)).toEqual([true, false])
    expect(seenFromDesk[0]).toMatchObject({ browser: 'unknown', begunAt: expect.any(String) })
  })

  test('stay ended when the account signs in at the same moment', async () => {
    const { desk, email, phone } = await signInOnTwoDevices()
    await Promise.all([
      signInForCookie(email),
      signInForCookie(email),
      phone.post('/users/sessions/fermer'),
    ])
    expect(await isSignedIn(desk)).toBe(false)
  })

  test('are ended one by one, from the next request on', async () => {
    const { desk, phone } = await signInOnTwoDevices()
    const other = (await listSessions(desk)).find(({ isThis }) => !isThis)
    expect((await desk.post('/users/sessions/fermer', { session: other?.id })).body.ended).toBe(1)
    expect(await isSignedIn(phone)).toBe(false)
    expect((await phone.post('/users/refresh-token')).status).toBe(403)
    expect(await isSignedIn(desk)).toBe(true)
    expect(await listSessions(desk)).toHaveLength(1)
  })

  test('are ended all but the current one', async () => {
    const { desk, phone, email } = await signInOnTwoDevices()
    const third = restClient(await signInForCookie(email))
    expect((await desk.post('/users/sessions/fermer')).body.ended).toBe(2)
    expect([await isSignedIn(desk), await isSignedIn(phone), await isSignedIn(third)]).toEqual([
      true,
      false,
      false,
    ])
  })

  test('stay ended when an account that was read before is written back', async () => {
    const { desk, phone, id } = await signInOnTwoDevices()
    const { rows } = await testPayload.payload.db.pool.query(
      'SELECT * FROM users_sessions WHERE _parent_id = $1 ORDER BY created_at',
      [id],
    )
    await desk.post('/users/sessions/fermer')
    const [, { _order, id: session, created_at, expires_at }] = rows
    await testPayload.payload.db.pool.query(
      'INSERT INTO users_sessions VALUES ($1, $2, $3, $4, $5)',
      [_order, id, session, created_at, expires_at],
    )
    expect(await isSignedIn(phone)).toBe(false)
  })

  test('do not include those of other accounts, which cannot be ended by their ids', async () => {
    const { desk } = await signInOnTwoDevices()
    const other = await signInOnTwoDevices()
    const [session] = await listSessions(other.desk)
    expect((await desk.post('/users/sessions/fermer', { session: session?.id })).body.ended).toBe(0)
    expect([await isSignedIn(other.desk), await isSignedIn(other.phone)]).toEqual([true, true])
  })

  test('show their browser and when they were last used', async () => {
    const { desk, id } = await signInOnTwoDevices()
    await testPayload.payload.db.pool.query(
      "UPDATE staff_sessions SET last_seen_at = '2026-01-01' WHERE account_id = $1",
      [id],
    )
    const sessions = await listSessions(desk)
    expect(sessions.map((one) => JSON.stringify(one).includes('2026-01-01'))).toEqual([true, false])
  })
})

test('Only a Super Administrator ends all sessions of an account', async () => {
  const people = await signInPeople(testPayload.payload)
  for (const person of PEOPLE) {
    const { desk, id } = await signInOnTwoDevices()
    const { status } = (await people.get(person)?.post(`/users/${id}/sessions/fermer`)) ?? {}
    const may = person === 'super-admin'
    expect({ person, status, isIn: await isSignedIn(desk) }).toEqual({
      person,
      status: may ? 200 : 403,
      isIn: !may,
    })
  }
  const { rows } = await testPayload.payload.db.pool.query(
    "SELECT details FROM audit_entries WHERE action = 'sessionsEnded' ORDER BY id DESC LIMIT 1",
  )
  expect(rows).toEqual([{ details: '2 sessions' }])
})

test('An anonymous visitor neither lists nor ends sessions', async () => {
  expect((await restClient().get('/users/sessions')).status).toBe(403)
  expect((await restClient().post('/users/sessions/fermer')).status).toBe(403)
})
