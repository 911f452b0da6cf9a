import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { PEOPLE, type Person, signInPeople } from '../../support/people'
import { aUser, PASSWORD } from '../../support/records'
import { restClient, signInForCookie } from '../../support/restClient'
import { startTestPayload, type TestPayload } from '../../support/testPayload'

let testPayload: TestPayload
let clientsByPerson: Awaited<ReturnType<typeof signInPeople>>

beforeAll(async () => {
  testPayload = await startTestPayload()
  clientsByPerson = await signInPeople(testPayload.payload)
})
afterAll(() => testPayload.stop())
beforeEach(() => testPayload.payload.db.pool.query('DELETE FROM account_limits'))

const clientOf = (person: Person) => clientsByPerson.get(person) ?? restClient()

describe.each(PEOPLE)('%s', (person) => {
  const manages = (role: string) =>
    person === 'super-admin' || (person === 'admin' && role === 'moderator')

  test.each(['moderator', 'admin', 'super-admin'] as const)(
    'sends a link to an account of role %s, or may not',
    async (role) => {
      const { id, email } = await aUser(testPayload.payload, { role })
      const { status } = await clientOf(person).post(`/users/${id}/lien`)
      expect(status).toBe(manages(role) ? 200 : 403)
      expect(await countJobsFor(email)).toBe(manages(role) ? 1 : 0)
    },
  )

  test('accepts or declines an access request, or may not', async () => {
    const [first, second] = [await createAccessRequest(), await createAccessRequest()]
    const mayDecide = person === 'super-admin'
    const answers = {
      changed:
        (await clientOf(person).patch(`/users/${first}`, { status: 'active' })).status === 200,
      accepted: (await clientOf(person).post(`/users/${second}/accepter`)).status === 200,
      declined: (await clientOf(person).delete(`/users/${first}`)).status === 200,
    }
    expect(answers).toEqual({ changed: mayDecide, accepted: mayDecide, declined: mayDecide })
    expect(await isInvited(second)).toBe(mayDecide)
  })

  test('cannot learn which accounts exist', async () => {
    expect((await clientOf(person).post('/users/999999/lien')).status).toBe(403)
    expect((await clientOf(person).post('/users/un/accepter')).status).toBe(403)
  })
})

test('An invitation that is sent again starts its period again and replaces the former one', async () => {
  const { id } = await aUser(testPayload.payload, { status: 'invited' })
  await testPayload.payload.db.pool.query(
    `UPDATE users SET invited_at = '2026-01-01' WHERE id = ${id};
     INSERT INTO password_links VALUES ('x', ${id}, now(), now() + interval '1 day')`,
  )
  expect((await clientOf('admin').post(`/users/${id}/lien`)).status).toBe(200)
  const { rows } = await testPayload.payload.db.pool.query(
    `SELECT invited_at > now() - interval '1 minute' AS fresh,
      (SELECT count(*)::int FROM password_links WHERE account_id = ${id}) AS links
    FROM users WHERE id = ${id}`,
  )
  expect(rows).toEqual([{ fresh: true, links: 0 }])
})

test('Only an account with access gets a link, and a request is accepted once', async () => {
  const suspended = await aUser(testPayload.payload, { status: 'inactive' })
  const request = await createAccessRequest()
  expect((await clientOf('super-admin').post(`/users/${suspended.id}/lien`)).status).toBe(409)
  expect((await clientOf('super-admin').post(`/users/${request}/lien`)).status).toBe(409)
  expect((await clientOf('super-admin').post(`/users/${request}/accepter`)).status).toBe(200)
  expect((await clientOf('super-admin').post(`/users/${request}/accepter`)).status).toBe(409)
})

test('The sixth link within an hour is refused', async () => {
  const { id } = await aUser(testPayload.payload)
  const statuses = []
  for (let time = 0; time < 6; time++) {
    statuses.push((await clientOf('admin').post(`/users/${id}/lien`)).status)
  }
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
})

test('An account is invited without a password, and a sent password does not sign in', async () => {
  const account = { name: 'Ada', email: 'ada@exemplia.test', role: 'moderator', status: 'invited' }
  expect((await clientOf('admin').post('/users', { ...account, password: PASSWORD })).status).toBe(
    201,
  )
  expect(await signInForCookie(account.email)).toBe('')
})

test('Payload’s own form for a new account is closed to all roles', async () => {
  const { body } = await clientOf('super-admin').get('/access')
  expect(body).toHaveProperty('collections.users.read')
  expect(body).not.toHaveProperty('collections.users.create')
})

test('An e-mail address that is not text is refused', async () => {
  const { id, email } = await aUser(testPayload.payload)
  const own = restClient(await signInForCookie(email))
  expect((await own.patch(`/users/${id}`, { email: ['x'] })).status).toBe(400)
  expect((await own.patch(`/users/${id}`, { email: { a: 1 } })).status).toBe(400)
})

async function createAccessRequest() {
  return (await aUser(testPayload.payload, { status: 'invited' })).id
}

async function isInvited(id: number) {
  const sql = 'SELECT invited_at IS NOT NULL AS invited FROM users WHERE id = $1'
  const { rows } = await testPayload.payload.db.pool.query(sql, [id])
  return rows[0]?.invited
}

async function countJobsFor(email: string) {
  const { rows } = await testPayload.payload.db.pool.query(
    "SELECT count(*)::int AS jobs FROM payload_jobs WHERE input->>'email' = $1",
    [email],
  )
  return rows[0].jobs
}
