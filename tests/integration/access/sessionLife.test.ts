import { afterAll, beforeAll, expect, test } from 'vitest'
import { aUser } from '../../support/records'
import { restClient, signIn } from '../../support/restClient'
import { startTestPayload, type TestPayload } from '../../support/testPayload'

let site: TestPayload

beforeAll(async () => {
  site = await startTestPayload()
})
afterAll(() => site.stop())

async function twoDevices() {
  const user = await aUser(site.payload)
  const [desk, phone] = [await signIn(user.email), await signIn(user.email)].map((cookie) =>
    restClient(cookie),
  )
  if (!desk || !phone) throw new Error('two sessions were opened')
  return { ...user, desk, phone }
}

const isIn = async (client: ReturnType<typeof restClient>) =>
  (await client.get('/users/me')).body.user !== null

test('All sessions are valid when one person signs in several times at the same moment', async () => {
  const { email } = await aUser(site.payload)
  const cookies = await Promise.all([1, 2, 3, 4, 5].map(() => signIn(email)))
  const devices = cookies.map((cookie) => restClient(cookie))
  expect(await Promise.all(devices.map(isIn))).toEqual(devices.map(() => true))
})

test('A session stays valid when another one begins during its renewal', async () => {
  const { desk, email } = await twoDevices()
  const [cookie] = await Promise.all([
    signIn(email),
    ...[1, 2, 3].map(() => desk.post('/users/refresh-token')),
  ])
  expect(await Promise.all([isIn(desk), isIn(restClient(cookie))])).toEqual([true, true])
})

test('A session ends after twelve hours, despite renewals', async () => {
  const { desk, phone, id } = await twoDevices()
  const begin = async (hours: number) =>
    site.payload.db.pool.query(
      `UPDATE users_sessions SET created_at = now() - make_interval(hours => $1) WHERE _parent_id = $2`,
      [hours, id],
    )
  await begin(11)
  expect((await desk.post('/users/refresh-token')).status).toBe(200)
  await begin(13)
  expect([await isIn(desk), await isIn(phone)]).toEqual([false, false])
  expect((await desk.post('/users/refresh-token')).status).toBe(403)
})
