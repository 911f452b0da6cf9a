import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Role } from '@/src/domain/accounts/userAccount'
import { aUser, PASSWORD } from '@/tests/support/records'
import { restClient, signInForCookie } from '@/tests/support/restClient'
import { startTestPayload, type TestPayload } from '@/tests/support/testPayload'
import { allowUsedCodes, setUpSecondFactor, totpCode } from '../support/secondFactor'

const SECOND_FACTOR_PATH = '/users/double-authentification'

let testPayload: TestPayload

beforeAll(async () => {
  testPayload = await startTestPayload()
})
afterAll(() => testPayload.stop())
beforeEach(() => testPayload.payload.db.pool.query('DELETE FROM account_limits'))
afterEach(() => vi.useRealTimers())

async function createSignedInUser(role: Role = 'moderator') {
  const user = await aUser(testPayload.payload, { role })
  return { ...user, client: restClient(await signInForCookie(user.email)) }
}

async function createProtectedUser(role: Role = 'moderator') {
  const person = await createSignedInUser(role)
  return { ...person, ...(await setUpSecondFactor(person.client)) }
}

const postLogin = (email: string, code?: string, address?: string, password = PASSWORD) =>
  restClient('', undefined, address).post('/users/login', { email, password, code })

const findSessions = async (id: number) =>
  (
    await testPayload.payload.db.pool.query('SELECT id FROM users_sessions WHERE _parent_id = $1', [
      id,
    ])
  ).rows

describe('The set-up', () => {
  test('requires the password, and changes nothing before a correct code', async () => {
    const { client, email } = await createSignedInUser()
    expect((await client.post(`${SECOND_FACTOR_PATH}/preparer`, {})).status).toBe(400)
    const wrong = await client.post(`${SECOND_FACTOR_PATH}/preparer`, {
      currentPassword: 'pas le bon du tout',
    })
    expect(wrong.status).toBe(400)
    expect(JSON.stringify(wrong.body)).not.toContain('secret')
    const { body } = await client.post(`${SECOND_FACTOR_PATH}/preparer`, {
      currentPassword: PASSWORD,
    })
    expect(body.picture).toContain('<svg')
    expect((await client.post(`${SECOND_FACTOR_PATH}/confirmer`, { code: '000000' })).status).toBe(
      400,
    )
    expect((await postLogin(email)).status).toBe(200)
    expect((await client.get(SECOND_FACTOR_PATH)).body).toEqual({
      isOn: false,
      isRequired: false,
      codesLeft: 0,
    })
  })

  test('shows ten recovery codes once, and ends the other sessions', async () => {
    const { client, email } = await createSignedInUser()
    const other = restClient(await signInForCookie(email))
    const { recoveryCodes } = await setUpSecondFactor(client)
    expect(new Set(recoveryCodes).size).toBe(10)
    expect(recoveryCodes[0]).toMatch(/^([a-z2-7]{4}-){5}[a-z2-7]{4}$/)
    expect((await client.get(SECOND_FACTOR_PATH)).body).toEqual({
      isOn: true,
      isRequired: false,
      codesLeft: 10,
    })
    expect((await other.get('/users/me')).body.user).toBeNull()
  })

  test('of one person cannot be confirmed by another person or an anonymous visitor', async () => {
    const { client } = await createSignedInUser()
    const { body } = await client.post(`${SECOND_FACTOR_PATH}/preparer`, {
      currentPassword: PASSWORD,
    })
    const other = await createSignedInUser()
    const code = await totpCode(String(body.secret))
    expect((await other.client.post(`${SECOND_FACTOR_PATH}/confirmer`, { code })).status).toBe(400)
    for (const path of ['preparer', 'confirmer', 'codes', 'desactiver']) {
      expect((await restClient().post(`${SECOND_FACTOR_PATH}/${path}`, { code })).status).toBe(403)
    }
    expect((await restClient().get(SECOND_FACTOR_PATH)).status).toBe(403)
  })
})

describe('The sign-in', () => {
  test('with only the password asks for the second factor and creates no session', async () => {
    const { email, id } = await createProtectedUser()
    const before = await findSessions(id)
    const { status, body, headers } = await postLogin(email)
    expect(status).toBe(401)
    expect(JSON.stringify(body)).toContain('"secondFactor":"missing"')
    expect(headers.get('set-cookie')).toBeNull()
    expect(await findSessions(id)).toEqual(before)
  })

  test('with a wrong password does not reveal that there is a second factor', async () => {
    const { email } = await createProtectedUser()
    const { body } = await postLogin(email, '123456', undefined, 'un autre mot de passe')
    expect(JSON.stringify(body)).not.toContain('secondFactor')
  })

  test('accepts each code once, also with two requests at once', async () => {
    const { email, secret } = await createProtectedUser()
    await allowUsedCodes(testPayload.payload)
    const code = await totpCode(secret)
    const answers = await Promise.all([postLogin(email, code), postLogin(email, code)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401])
    expect((await postLogin(email, code)).status).toBe(401)
    expect((await postLogin(email, await totpCode(secret, -1))).status).toBe(401)
    expect((await postLogin(email, await totpCode(secret, 1))).status).toBe(200)
  })

  test('accepts the code before and after the current one, and no other', async () => {
    const { email, secret } = await createProtectedUser()
    // The clock is fixed: the time step of a code must not end before the server reads the code.
    vi.useFakeTimers({ toFake: ['Date'] })
    for (const [steps, status] of [
      [-3, 401],
      [3, 401],
      [-1, 200],
    ] as const) {
      await allowUsedCodes(testPayload.payload)
      expect((await postLogin(email, await totpCode(secret, steps))).status).toBe(status)
    }
  })

  test('accepts a recovery code once, in any notation, and records it in the audit trail', async () => {
    const { email, id, recoveryCodes } = await createProtectedUser()
    const [code = ''] = recoveryCodes
    const typed = ` ${code.toUpperCase().replaceAll('-', ' ')}`
    expect((await postLogin(email, typed)).status).toBe(200)
    expect((await postLogin(email, code)).status).toBe(401)
    const { rows } = await testPayload.payload.db.pool.query(
      "SELECT * FROM audit_entries WHERE action = 'recoveryCodeUsed' AND document_id = $1",
      [String(id)],
    )
    expect(rows).toHaveLength(1)
    expect(JSON.stringify(rows)).not.toContain(code)
  })

  test.each([[['123456']], [{ code: '123456' }], [true], [123456]])(
    'refuses the code %j of another type',
    async (code) => {
      const { email } = await createProtectedUser()
      const answer = await restClient().post('/users/login', { email, password: PASSWORD, code })
      expect(answer.status).toBe(401)
    },
  )

  test('is closed to an IP address after five wrong codes', async () => {
    const { email, secret } = await createProtectedUser()
    await allowUsedCodes(testPayload.payload)
    for (let attempt = 0; attempt < 5; attempt++) {
      expect((await postLogin(email, '000000', '203.0.113.1')).status).toBe(401)
    }
    const { status, body } = await postLogin(email, await totpCode(secret), '203.0.113.1')
    expect(status).toBe(429)
    expect(JSON.stringify(body)).toContain('Trop de codes')
    expect((await postLogin(email, await totpCode(secret), '203.0.113.2')).status).toBe(200)
  })

  test('is closed after fifteen wrong codes from any IP addresses', async () => {
    const { email } = await createProtectedUser()
    for (let attempt = 0; attempt < 15; attempt++) {
      expect((await postLogin(email, '000000', `203.0.113.${attempt}`)).status).toBe(401)
    }
    expect((await postLogin(email, '000000', '203.0.113.99')).status).toBe(429)
  })

  test('accepts a recovery code although many codes of the authenticator app were wrong', async () => {
    const { email, recoveryCodes } = await createProtectedUser()
    for (let attempt = 0; attempt < 16; attempt++) {
      await postLogin(email, '000000', `203.0.113.${attempt % 3}`)
    }
    expect((await postLogin(email, '000000', '203.0.113.0')).status).toBe(429)
    expect((await postLogin(email, recoveryCodes[0], '203.0.113.0')).status).toBe(200)
  })

  test('refuses recovery codes from an IP address that has sent too many wrong ones', async () => {
    const { email, recoveryCodes } = await createProtectedUser()
    const wrong = 'aaaa-bbbb-cccc-dddd-eeee-ffff'
    for (let attempt = 0; attempt < 10; attempt++) {
      expect((await postLogin(email, wrong, '203.0.113.7')).status).toBe(401)
    }
    expect((await postLogin(email, wrong, '203.0.113.7')).status).toBe(429)
    expect((await postLogin(email, recoveryCodes[0], '203.0.113.8')).status).toBe(200)
  })

  test('is not closed by requests with only the password', async () => {
    const { email, secret } = await createProtectedUser()
    await allowUsedCodes(testPayload.payload)
    for (let time = 0; time < 6; time++) expect((await postLogin(email)).status).toBe(401)
    expect((await postLogin(email, await totpCode(secret))).status).toBe(200)
  })
})

test('A mailed link changes the password and does not sign in without a code', async () => {
  const { email, id, secret } = await createProtectedUser()
  const token = 'ab'.repeat(32)
  await testPayload.payload.db.pool.query(
    `INSERT INTO password_links (token_digest, account_id, issued_at, expires_at)
    VALUES (encode(sha256(convert_to($1, 'UTF8')), 'hex'), $2, now(), now() + interval '1 hour')`,
    [token, id],
  )
  const password = 'cheval batterie agrafe'
  const { status, headers } = await restClient().post('/users/reset-password', { token, password })
  expect(status).toBe(200)
  expect(await findSessions(id)).toEqual([])
  const cookie = headers.get('set-cookie')?.split(';')[0]
  expect((await restClient(cookie).get('/users/me')).body.user).toBeNull()
  expect((await restClient(cookie).post('/users/refresh-token')).status).toBe(403)
  expect((await postLogin(email, undefined, undefined, password)).status).toBe(401)
  await allowUsedCodes(testPayload.payload)
  expect((await postLogin(email, await totpCode(secret), undefined, password)).status).toBe(200)
})

describe('With a second factor', () => {
  test('the database has neither the secret nor the codes in clear text', async () => {
    const { secret, recoveryCodes, client, id } = await createProtectedUser()
    const { rows } = await testPayload.payload.db.pool.query(
      `SELECT f.*, r.digest, u.*, (SELECT json_agg(a) FROM audit_entries a) AS trail
      FROM second_factors f JOIN recovery_codes r USING (account_id) JOIN users u ON u.id = f.account_id
      WHERE account_id = $1`,
      [id],
    )
    expect(rows).toHaveLength(10)
    const kept = JSON.stringify(rows) + JSON.stringify((await client.get(`/users/${id}`)).body)
    for (const hidden of [secret, secret.replaceAll(' ', ''), ...recoveryCodes]) {
      expect(kept).not.toContain(hidden)
      expect(kept).not.toContain(hidden.replaceAll('-', ''))
    }
    expect(rows[0].secret).toMatch(/^sealed:1:/)
  })

  test.each(['preparer', 'codes'])('the password alone does not permit %s', async (path) => {
    const { client, secret } = await createProtectedUser()
    const currentPassword = PASSWORD
    for (const currentCode of [undefined, '', '000000']) {
      const refused = await client.post(`${SECOND_FACTOR_PATH}/${path}`, {
        currentPassword,
        currentCode,
      })
      expect(refused.status).toBe(400)
      expect(JSON.stringify(refused.body)).toContain('"path":"currentCode"')
      expect(JSON.stringify(refused.body)).not.toContain('secret')
    }
    await allowUsedCodes(testPayload.payload)
    const currentCode = await totpCode(secret)
    expect(
      (await client.post(`${SECOND_FACTOR_PATH}/${path}`, { currentPassword, currentCode })).status,
    ).toBe(200)
  })

  test('its owner gets a mail after each change, which names the author if it is another person', async () => {
    const { client, email, id, secret, recoveryCodes } = await createProtectedUser()
    const proof = (currentCode: string | undefined) => ({ currentPassword: PASSWORD, currentCode })
    await allowUsedCodes(testPayload.payload)
    await client.post(`${SECOND_FACTOR_PATH}/codes`, proof(await totpCode(secret)))
    await allowUsedCodes(testPayload.payload)
    const { body } = await client.post(
      `${SECOND_FACTOR_PATH}/preparer`,
      proof(await totpCode(secret)),
    )
    const other = String(body.secret)
    await client.post(`${SECOND_FACTOR_PATH}/confirmer`, { code: await totpCode(other) })
    await allowUsedCodes(testPayload.payload)
    await client.post(`${SECOND_FACTOR_PATH}/desactiver`, proof(await totpCode(other)))
    await setUpSecondFactor(client)
    const superAdmin = await createSignedInUser('super-admin')
    const path = `/users/${id}/double-authentification/reinitialiser`
    await superAdmin.client.post(path, proof(undefined))
    expect(recoveryCodes).not.toEqual([])
    const { docs } = await testPayload.payload.find({
      collection: 'payload-jobs',
      where: { taskSlug: { equals: 'mailSecondFactorChange' }, 'input.accountId': { equals: id } },
      sort: 'id',
      limit: 10,
    })
    const mails = docs.map(({ input }) => input)
    expect(mails).toMatchObject(
      ['on', 'codes', 'replaced', 'off', 'on', 'reset'].map((change) => ({ email, change })),
    )
    expect(mails.at(-1)).toMatchObject({ changedBy: superAdmin.name })
    await testPayload.payload.jobs.run({ allQueues: true, limit: 10, silent: true })
  })

  test('new codes replace the former ones, with the password and a code', async () => {
    const { client, email, recoveryCodes } = await createProtectedUser()
    expect((await client.post(`${SECOND_FACTOR_PATH}/codes`, {})).status).toBe(400)
    const proof = { currentPassword: PASSWORD, currentCode: recoveryCodes[1] }
    const { body } = await client.post(`${SECOND_FACTOR_PATH}/codes`, proof)
    expect((await postLogin(email, recoveryCodes[0])).status).toBe(401)
    const [first] = Array.isArray(body.recoveryCodes) ? body.recoveryCodes : []
    expect((await postLogin(email, first)).status).toBe(200)
  })

  test('the password and a code turn it off and delete its recovery codes', async () => {
    const { client, email, recoveryCodes } = await createProtectedUser()
    expect(
      (await client.post(`${SECOND_FACTOR_PATH}/desactiver`, { currentPassword: 'non' })).status,
    ).toBe(400)
    expect((await postLogin(email)).status).toBe(401)
    const currentPassword = PASSWORD
    for (const currentCode of [undefined, '', '000000', ['x'], { code: 1 }]) {
      const refused = await client.post(`${SECOND_FACTOR_PATH}/desactiver`, {
        currentPassword,
        currentCode,
      })
      expect(refused.status).toBe(400)
      expect(JSON.stringify(refused.body)).toContain('"path":"currentCode"')
    }
    expect((await client.get(SECOND_FACTOR_PATH)).body).toMatchObject({ isOn: true })
    const proof = { currentPassword, currentCode: recoveryCodes[0] }
    expect((await client.post(`${SECOND_FACTOR_PATH}/desactiver`, proof)).status).toBe(200)
    expect((await postLogin(email)).status).toBe(200)
    expect((await client.get(SECOND_FACTOR_PATH)).body).toMatchObject({ isOn: false, codesLeft: 0 })
  })

  test('another telephone replaces the first one once a code of it is confirmed', async () => {
    const { client, email, secret, recoveryCodes } = await createProtectedUser()
    const proof = { currentPassword: PASSWORD, currentCode: recoveryCodes[0] }
    const { body } = await client.post(`${SECOND_FACTOR_PATH}/preparer`, proof)
    await allowUsedCodes(testPayload.payload)
    expect((await postLogin(email, await totpCode(secret))).status).toBe(200)
    const code = await totpCode(String(body.secret))
    expect((await client.post(`${SECOND_FACTOR_PATH}/confirmer`, { code })).status).toBe(200)
    await allowUsedCodes(testPayload.payload)
    expect((await postLogin(email, await totpCode(secret))).status).toBe(401)
    expect((await postLogin(email, await totpCode(String(body.secret)))).status).toBe(200)
  })
})

test('After five wrong passwords the endpoints that ask for one refuse the right one too', async () => {
  const { client, email } = await createProtectedUser()
  for (let attempt = 0; attempt < 5; attempt++) await postLogin(email, undefined, undefined, 'faux')
  const own = ['preparer', 'desactiver', 'codes'].map(
    (endpoint) => `${SECOND_FACTOR_PATH}/${endpoint}`,
  )
  const answers = await Promise.all(
    own.map((path) => client.post(path, { currentPassword: PASSWORD })),
  )
  expect(answers.map(({ status }) => status)).toEqual([429, 429, 429])
})

test('A Super Administrator with a second factor changes a role only with a code', async () => {
  const { id } = await aUser(testPayload.payload)
  const { client, recoveryCodes } = await createProtectedUser('super-admin')
  const raise = { role: 'admin', currentPassword: PASSWORD }
  for (const currentCode of [undefined, '000000', ['x']]) {
    const { status, body } = await client.patch(`/users/${id}`, { ...raise, currentCode })
    expect(status).toBe(400)
    expect(JSON.stringify(body)).toContain('"path":"currentCode"')
  }
  const proof = { ...raise, currentCode: recoveryCodes[0] }
  expect((await client.patch(`/users/${id}`, proof)).status).toBe(200)
  const again = { ...proof, role: 'super-admin' }
  expect((await client.patch(`/users/${id}`, again)).status).toBe(400)
  const { role } = await testPayload.payload.findByID({ collection: 'users', id })
  expect(role).toBe('admin')
})

describe('A Super Administrator', () => {
  test.each(['moderator', 'admin', 'super-admin'] as const)(
    'removes the second factor of a %s, others cannot, and the audit trail records it',
    async (role) => {
      const person = await createProtectedUser(role)
      const path = `/users/${person.id}/double-authentification/reinitialiser`
      for (const other of ['moderator', 'admin'] as const) {
        expect((await (await createSignedInUser(other)).client.post(path)).status).toBe(403)
      }
      expect((await restClient().post(path)).status).toBe(403)
      expect((await postLogin(person.email)).status).toBe(401)
      const superAdmin = (await createSignedInUser('super-admin')).client
      expect((await superAdmin.post(path)).status).toBe(400)
      expect((await superAdmin.post(path, { currentPassword: 'non' })).status).toBe(400)
      expect((await superAdmin.post(path, { currentPassword: PASSWORD })).status).toBe(200)
      expect((await person.client.get('/users/me')).body.user).toBeNull()
      expect((await postLogin(person.email)).status).toBe(200)
      const { rows } = await testPayload.payload.db.pool.query(
        "SELECT 1 FROM audit_entries WHERE action = 'secondFactorReset' AND document_id = $1",
        [String(person.id)],
      )
      expect(rows).toHaveLength(1)
    },
  )

  test('cannot remove the own second factor this way', async () => {
    const { client, id } = await createProtectedUser('super-admin')
    const path = `/users/${id}/double-authentification/reinitialiser`
    expect((await client.post(path)).status).toBe(409)
  })
})
