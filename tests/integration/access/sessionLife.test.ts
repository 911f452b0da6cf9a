import { afterAll, beforeAll, expect, test } from 'vitest'
import { aUser } from '../../support/records'
import { restClient, signInForCookie } from '../../support/restClient'
import { startTestPayload, type TestPayload } from '../../support/testPayload'

let testPayload: TestPayload

beforeAll(async () => {
  testPayload = await startTestPayload()
})
afterAll(() => testPayload.stop())

async function signInOnTwoDevices() {
  const user = await aUser(testPayload.payload)
  const [desk, phone] = [await signInForCookie(user.email), await signInForCookie(user.email)].map(
    (cookie) => restClient(cookie),
  )
  if (!desk || !phone) throw new Error('two sessions were opened')
  return { ...user, desk, phone }
}

const isSignedIn = async (client: ReturnType<typeof restClient>) =>
  (await client.get('/users/me')).body.user !== null

test('All sessions are valid when one person signs in several times at the same moment', async () => {
  const { email } = await aUser(testPayload.payload)
  const cookies = await Promise.all([1, 2, 3, 4, 5].map(() => signInForCookie(email)))
  const devices = cookies.map((cookie) => restClient(cookie))
  expect(await Promise.all(devices.map(isSignedIn))).toEqual(devices.map(() => true))
})

test('A session stays valid when another one begins during its renewal', async () => {
  const { desk, email } = await signInOnTwoDevices()
  const [cookie] = await Promise.all([
    signInForCookie(email),
    ...[1, 2, 3].map(() => desk.post('/users/refresh-token')),
  ])
  expect(await Promise.all([isSignedIn(desk), isSignedIn(restClient(cookie))])).toEqual([
    true,
    true,
  ])
})

test('A session ends after twelve hours, despite renewals', async () => {
  const { desk, phone, id } = await signInOnTwoDevices()
  const begin = async (hours: number) =>
    testPayload.payload.db.pool.query(
      `UPDATE users_sessions SET created_at = now() - make_interval(hours => $1) WHERE _parent_id = $2`,
      [hours, id],
    )
  await begin(11)
  expect((await desk.post('/users/refresh-token')).status).toBe(200)
  await begin(13)
  expect([await isSignedIn(desk), await isSignedIn(phone)]).toEqual([false, false])
  expect((await desk.post('/users/refresh-token')).status).toBe(403)
})
