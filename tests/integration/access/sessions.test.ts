import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aUser, PASSWORD } from '../../support/records'
import { restClient, signInForCookie } from '../../support/restClient'
import { startTestPayload, type TestPayload } from '../../support/testPayload'

let testPayload: TestPayload
let superAdmin: ReturnType<typeof restClient>

beforeAll(async () => {
  testPayload = await startTestPayload()
  const { email } = await aUser(testPayload.payload, { role: 'super-admin' })
  superAdmin = restClient(await signInForCookie(email))
})
afterAll(() => testPayload.stop())

describe('A suspended account', () => {
  test.each(['inactive', 'invited'])('loses its session at once (%s)', async (status) => {
    const { id, email } = await aUser(testPayload.payload, { role: 'admin' })
    const suspended = restClient(await signInForCookie(email))
    expect((await suspended.get('/job-applications')).status).toBe(200)

    expect((await superAdmin.patch(`/users/${id}`, { status })).status).toBe(200)

    expect((await suspended.get('/job-applications')).status).toBe(403)
    expect((await suspended.get('/users/me')).body.user).toBeNull()
    expect((await suspended.post('/users/refresh-token')).status).toBe(403)
    expect((await suspended.get('/access')).body.canAccessAdmin).toBeFalsy()
  })

  test('that is reactivated does not regain its former session', async () => {
    const { id, email } = await aUser(testPayload.payload)
    const returned = restClient(await signInForCookie(email))
    await superAdmin.patch(`/users/${id}`, { status: 'inactive' })
    await superAdmin.patch(`/users/${id}`, { status: 'active' })
    expect((await returned.get('/users/me')).body.user).toBeNull()
    expect(await signInForCookie(email)).not.toBe('')
  })

  test('gets no rights by signing in at the same moment', async () => {
    const { id, email } = await aUser(testPayload.payload, { role: 'admin' })
    const signingIn = signInForCookie(email)
    await superAdmin.patch(`/users/${id}`, { status: 'inactive' })
    const cookie = await signingIn
    expect((await testPayload.payload.findByID({ collection: 'users', id })).status).toBe(
      'inactive',
    )
    expect((await restClient(cookie).get('/job-applications')).status).toBe(403)
  })

  test('stays suspended when it saves its profile at the same moment', async () => {
    const { id, email } = await aUser(testPayload.payload)
    const self = restClient(await signInForCookie(email))
    const renames = [1, 2, 3, 4].map((n) => self.patch(`/users/${id}`, { name: `Nom ${n}` }))
    await Promise.all([...renames, superAdmin.patch(`/users/${id}`, { status: 'inactive' })])
    expect((await testPayload.payload.findByID({ collection: 'users', id })).status).toBe(
      'inactive',
    )
  })

  test('that is deleted loses its session', async () => {
    const { id, email } = await aUser(testPayload.payload)
    const deleted = restClient(await signInForCookie(email))
    await superAdmin.delete(`/users/${id}`)
    expect((await deleted.get('/users/me')).body.user).toBeNull()
  })
})

describe('A sign-in', () => {
  test('stores its time and changes nothing else', async () => {
    const { id, email, updatedAt } = await aUser(testPayload.payload)
    const before = Date.now()
    await signInForCookie(email)
    const user = await testPayload.payload.findByID({ collection: 'users', id })
    expect(new Date(user.lastLoginAt ?? 0).getTime()).toBeGreaterThanOrEqual(before)
    expect(user).toMatchObject({ updatedAt, status: 'active', sessions: [expect.anything()] })
  })

  test('sets a cookie for this site only, hidden from scripts, and secure over HTTPS', async () => {
    const { email } = await aUser(testPayload.payload)
    const { headers, body } = await postLogin(email, PASSWORD)
    const attributes = headers.get('set-cookie')?.split('; ')
    expect(attributes?.[0]).toMatch(/^staff-token=./)
    expect(attributes).toEqual(
      expect.arrayContaining(['Secure=true', 'HttpOnly=true', 'SameSite=Lax']),
    )
    expect(body).not.toHaveProperty('token')
  })

  test('with a wrong password gets the same response with and without an account', async () => {
    const { email } = await aUser(testPayload.payload)
    const suspended = await aUser(testPayload.payload, { status: 'inactive' })
    const invited = await aUser(testPayload.payload, { status: 'invited' })
    const answers = await Promise.all([
      postLogin(email, 'un autre mot de passe'),
      postLogin('inconnu@exemplia.test', PASSWORD),
      postLogin(suspended.email, 'un autre mot de passe'),
      postLogin(invited.email, PASSWORD),
    ])
    const told = answers.map(({ status, body }) => ({ status, body }))
    for (const answer of told) expect(answer).toEqual(told[0])
    expect(told[0]?.status).toBe(401)
  })

  test('The password of a suspended account gives an explanation and no session', async () => {
    const { id, email } = await aUser(testPayload.payload, { status: 'inactive' })
    const { status, body, headers } = await postLogin(email, PASSWORD)
    expect(status).toBe(403)
    expect(body).toMatchObject({
      errors: [{ message: 'Ce compte est suspendu. Adressez-vous à un administrateur.' }],
    })
    expect(headers.get('set-cookie')).toBeNull()
    const user = await testPayload.payload.findByID({ collection: 'users', id })
    expect(user).toMatchObject({ lastLoginAt: null, sessions: [] })
  })

  test('is ignored in a request from another site', async () => {
    const { email } = await aUser(testPayload.payload)
    const cookie = await signInForCookie(email)
    expect((await restClient(cookie).get('/users/me')).body.user).not.toBeNull()
    expect((await restClient(cookie, 'https://evil.test').get('/users/me')).body.user).toBeNull()
  })
})

describe('The role of Super Administrator', () => {
  test('stays with one of two who take it from each other at once', async () => {
    const pair = await Promise.all(
      [1, 2].map(() => aUser(testPayload.payload, { role: 'super-admin' })),
    )
    const [first, second] = pair
    if (!first || !second) throw new Error('two users were made')
    const clients = await Promise.all(
      pair.map(async ({ email }) => restClient(await signInForCookie(email))),
    )
    await leaveOnly([first.id, second.id])
    const answers = await Promise.all([
      clients[0]?.patch(`/users/${second.id}`, { role: 'admin' }),
      clients[1]?.patch(`/users/${first.id}`, { status: 'inactive' }),
    ])
    expect(answers.map((answer) => answer?.status === 200).filter(Boolean)).toHaveLength(1)
    expect(await activeSuperAdmins()).toBe(1)
  })

  test.each([{ role: 'admin' }, { status: 'inactive' }] as const)(
    'stays with the last one, even against our own commands (%j)',
    async (change) => {
      const { id } = await aUser(testPayload.payload, { role: 'super-admin' })
      await leaveOnly([id])
      await expect(
        testPayload.payload.update({ collection: 'users', id, data: change }),
      ).rejects.toThrow('dernier Super Administrateur')
    },
  )

  test('prevents the deletion of the account, even by our own commands', async () => {
    const { id } = await aUser(testPayload.payload, { role: 'super-admin' })
    await expect(testPayload.payload.delete({ collection: 'users', id })).rejects.toThrow(
      'ne peut pas être supprimé',
    )
  })

  async function leaveOnly(ids: number[]) {
    await testPayload.payload.db.pool.query(
      "UPDATE users SET role = 'moderator' WHERE role = 'super-admin' AND id <> ALL($1)",
      [ids],
    )
  }

  async function activeSuperAdmins() {
    const { totalDocs } = await testPayload.payload.count({
      collection: 'users',
      where: { role: { equals: 'super-admin' }, status: { equals: 'active' } },
    })
    return totalDocs
  }
})

function postLogin(email: string, password: string) {
  return restClient().post('/users/login', { email, password })
}
