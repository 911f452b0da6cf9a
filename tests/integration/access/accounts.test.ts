import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ROLES, type Role } from '@/src/domain/accounts/userAccount'
import { type Person, signInPeople } from '../../support/people'
import { aUser, PASSWORD } from '../../support/records'
import { restClient, signInForCookie } from '../../support/restClient'
import { describeEachPerson } from '../../support/testEachPerson'
import { startTestPayload, type TestPayload } from '../../support/testPayload'

let testPayload: TestPayload
let clientsByPerson: Awaited<ReturnType<typeof signInPeople>>

beforeAll(async () => {
  testPayload = await startTestPayload()
  clientsByPerson = await signInPeople(testPayload.payload)
})
afterAll(() => testPayload.stop())

const clientOf = (person: Person) => clientsByPerson.get(person) ?? restClient()

const MANAGED_ROLES: Partial<Record<Person, readonly Role[]>> = {
  admin: ['moderator'],
  'super-admin': ROLES,
}
const ROLES_READING_ALL: Person[] = ['admin', 'super-admin']

test('An e-mail address that is taken or invalid is refused at its field', async () => {
  const { email } = await aUser(testPayload.payload)
  const { id } = await aUser(testPayload.payload)
  const director = clientOf('super-admin')
  const invite = (address: string) =>
    director.post('/users', {
      ...newAccountContent('moderator'),
      email: address,
      status: 'invited',
    })
  const refused = (message: string) => ({
    errors: [{ data: { errors: [{ path: 'email', message }] } }],
  })
  expect((await invite(email)).body).toMatchObject(
    refused('Un compte existe déjà avec cette adresse e-mail.'),
  )
  expect((await invite('personne')).body).toMatchObject(
    refused('Cette adresse e-mail n’est pas valide. Exemple\u00A0: prenom.nom@exemple.fr'),
  )
  const change = { email, currentPassword: PASSWORD }
  expect((await director.patch(`/users/${id}`, change)).body).toMatchObject(
    refused('Cette valeur est déjà prise.'),
  )
})

describeEachPerson('%s', (person) => {
  const managed = MANAGED_ROLES[person] ?? []

  test.each(ROLES)(`and accounts of role %s: create`, async (role) => {
    const { status } = await clientOf(person).post('/users', newAccountContent(role))
    expect(status).toBe(managed.includes(role) ? 201 : 403)
  })

  test.each(ROLES)('and accounts of role %s: open at once', async (role) => {
    const account = { ...newAccountContent(role), status: 'active' }
    await clientOf(person).post('/users', account)
    const { docs } = await testPayload.payload.find({
      collection: 'users',
      where: { email: { equals: account.email } },
    })
    const opened = person === 'super-admin' ? ['active'] : managed.includes(role) ? ['invited'] : []
    expect(docs.map(({ status }) => status)).toEqual(opened)
    expect((await signInForCookie(account.email)) !== '').toBe(person === 'super-admin')
  })

  test.each(ROLES)('and accounts of role %s: read', async (role) => {
    const { id } = await aUser(testPayload.payload, { role })
    const { status } = await clientOf(person).get(`/users/${id}`)
    expect(status === 200).toBe(ROLES_READING_ALL.includes(person))
  })

  test.each(ROLES)('and accounts of role %s: rename, change role, suspend', async (role) => {
    const account = await aUser(testPayload.payload, { role })
    const other = role === 'moderator' ? 'admin' : 'moderator'
    const raise = { role: other, currentPassword: PASSWORD }
    for (const change of [{ name: 'Autre nom' }, { status: 'inactive' }, raise]) {
      const answer = await clientOf(person).patch(`/users/${account.id}`, change)
      const allowed = managed.includes(role) && managed.includes(other)
      const mayOnlySuspend = managed.includes(role) && !('role' in change)
      expect(answer.status === 200).toBe(allowed || mayOnlySuspend)
    }
    if (managed.length === 0)
      expect(await readStoredAccount(account.id)).toMatchObject({ role, name: account.name })
  })

  test.each(ROLES)('and accounts of role %s: invite', async (role) => {
    const account = { ...newAccountContent(role), status: 'invited' }
    const { status } = await clientOf(person).post('/users', account)
    expect(status).toBe(managed.includes(role) ? 201 : 403)
    const { rows } = await testPayload.payload.db.pool.query(
      'SELECT invited_at IS NOT NULL AS invited FROM users WHERE email = $1',
      [account.email],
    )
    expect(rows).toEqual(managed.includes(role) ? [{ invited: true }] : [])
  })

  test.each(ROLES)('and accounts of role %s: change the address', async (role) => {
    const { id, email } = await aUser(testPayload.payload, { role })
    const change = { email: `neuf.${email}`, currentPassword: PASSWORD }
    await clientOf(person).patch(`/users/${id}`, change)
    const allowed = managed.includes(role)
    expect(await readStoredAccount(id)).toMatchObject({ email: allowed ? `neuf.${email}` : email })
  })

  test.each(ROLES)(
    'and accounts of role %s: never many at once, no copy, no unlocking',
    async (role) => {
      const { id, email } = await aUser(testPayload.payload, { role })
      const before = await readStoredAccount(id)
      const answers = await Promise.all([
        clientOf(person).patch(`/users?where[id][equals]=${id}`, { name: 'Autre nom' }),
        clientOf(person).delete(`/users?where[id][equals]=${id}`),
        clientOf(person).post(`/users/${id}/duplicate`, {}),
        clientOf(person).post('/users/unlock', { email }),
        clientOf(person).post('/users/verify/x'),
      ])
      for (const { status } of answers) expect(status).toBeGreaterThanOrEqual(400)
      expect(await readStoredAccount(id)).toEqual(before)
      const { totalDocs } = await testPayload.payload.count({
        collection: 'users',
        where: { name: { equals: before.name } },
      })
      expect(totalDocs).toBe(1)
    },
  )

  test('lists and counts accounts', async () => {
    const [list, count] = await Promise.all(
      ['/users?limit=1000', '/users/count'].map((path) => clientOf(person).get(path)),
    )
    const isStaff = ROLES_READING_ALL.includes(person) || person === 'moderator'
    expect([list?.status, count?.status]).toEqual(isStaff ? [200, 200] : [403, 403])
    if (!isStaff) return
    const { totalDocs } = await testPayload.payload.count({ collection: 'users' })
    const seen = ROLES_READING_ALL.includes(person) ? totalDocs : 1
    expect([list?.body.totalDocs, count?.body.totalDocs]).toEqual([seen, seen])
  })

  test.each(ROLES)('and accounts of role %s: delete', async (role) => {
    const { id } = await aUser(testPayload.payload, { role })
    const { status } = await clientOf(person).delete(`/users/${id}`)
    const allowed = managed.includes(role) && role !== 'super-admin'
    expect(status === 200).toBe(allowed)
    expect(await readStoredAccount(id)).toEqual(allowed ? undefined : expect.anything())
  })
})

describe('The own account', () => {
  test.each(ROLES)('%s changes the own name and password, never role or status', async (role) => {
    const { id, email } = await aUser(testPayload.payload, { role })
    const self = restClient(await signInForCookie(email))
    const change = { name: 'Nouveau nom', role: 'super-admin', status: 'invited' }
    expect((await self.patch(`/users/${id}`, change)).status).toBe(200)
    expect(await readStoredAccount(id)).toMatchObject({
      name: 'Nouveau nom',
      role,
      status: 'active',
    })
    const passwords = { password: `${PASSWORD}, neuf`, currentPassword: PASSWORD }
    expect((await self.patch(`/users/${id}`, passwords)).status).toBe(200)
    expect(await signInForCookie(email)).toBe('')
    expect(await signInForCookie(email, `${PASSWORD}, neuf`)).not.toBe('')
  })

  test.each([
    { currentPassword: undefined, sentence: 'Saisissez votre mot de passe' },
    { currentPassword: '', sentence: 'Saisissez votre mot de passe' },
    { currentPassword: ['x'], sentence: 'Saisissez votre mot de passe' },
    { currentPassword: 'un autre', sentence: 'Ce n’est pas votre mot de passe actuel' },
  ])('does not change its password with the current one $currentPassword', async (sent) => {
    const { id, email } = await aUser(testPayload.payload, { role: 'super-admin' })
    const self = restClient(await signInForCookie(email))
    const { currentPassword, sentence } = sent
    for (const change of [{ password: `${PASSWORD}, neuf` }, { email: `neuf.${email}` }]) {
      const { status, body } = await self.patch(`/users/${id}`, { ...change, currentPassword })
      expect(status).toBe(400)
      expect(JSON.stringify(body)).toContain('"path":"currentPassword"')
      expect(JSON.stringify(body)).toContain(sentence)
    }
    expect(await signInForCookie(email)).not.toBe('')
  })

  test('closes after five wrong passwords, also with a valid session', async () => {
    const { id, email } = await aUser(testPayload.payload)
    const self = restClient(await signInForCookie(email))
    const guess = (currentPassword: string) =>
      self.patch(`/users/${id}`, { password: `${PASSWORD}, neuf`, currentPassword })
    for (let n = 0; n < 5; n++) expect((await guess(`essai ${n}`)).status).toBe(400)
    expect((await guess(PASSWORD)).status).toBe(429)
  })

  test.each(ROLES)('%s changes the own e-mail address with the current password', async (role) => {
    const { id, email } = await aUser(testPayload.payload, { role })
    const change = { email: `neuf.${email}`, currentPassword: PASSWORD }
    const { status, body } = await restClient(await signInForCookie(email)).patch(
      `/users/${id}`,
      change,
    )
    expect(status).toBe(200)
    expect(JSON.stringify(body)).not.toContain(PASSWORD)
    expect(await readStoredAccount(id)).toMatchObject({ email: change.email })
  })

  test('is the only one that a Moderator sees in the list', async () => {
    const { id, email } = await aUser(testPayload.payload)
    const { body } = await restClient(await signInForCookie(email)).get('/users?limit=100')
    expect(body.docs).toEqual([expect.objectContaining({ id })])
  })

  test('refuses a short password', async () => {
    const { id, email } = await aUser(testPayload.payload)
    const self = restClient(await signInForCookie(email))
    const { status, body } = await self.patch(`/users/${id}`, { password: 'court' })
    expect(status).toBe(400)
    expect(JSON.stringify(body)).toContain('au moins 12 caractères')
  })
})

describe('A session without the password', () => {
  test('cannot create accounts or give rights', async () => {
    const { id, email } = await aUser(testPayload.payload)
    const superAdmin = clientOf('super-admin')
    const { currentPassword: _, ...bare } = newAccountContent('super-admin')
    const answers = [
      await superAdmin.post('/users', bare),
      await superAdmin.post('/users', { ...bare, status: 'invited' }),
      await superAdmin.patch(`/users/${id}`, { role: 'admin' }),
      await superAdmin.patch(`/users/${id}`, { role: 'super-admin', currentPassword: 'non' }),
      await superAdmin.patch(`/users/${id}`, { email: `neuf.${email}`, currentPassword: [''] }),
    ]
    for (const { status, body } of answers) {
      expect(status).toBe(400)
      expect(JSON.stringify(body)).toContain('"path":"currentPassword"')
    }
    expect(await readStoredAccount(id)).toMatchObject({ role: 'moderator', email })
    const lower = await aUser(testPayload.payload, { role: 'admin' })
    expect((await superAdmin.patch(`/users/${lower.id}`, { role: 'moderator' })).status).toBe(200)
  })
})

test.each(ROLES)('The password of a %s cannot be chosen by another account', async (role) => {
  const { id, email } = await aUser(testPayload.payload, { role })
  const change = { password: `${PASSWORD}, choisi`, currentPassword: PASSWORD }
  for (const person of ['admin', 'super-admin'] as const) {
    const { status, body } = await clientOf(person).patch(`/users/${id}`, change)
    expect(status).toBe(400)
    expect(JSON.stringify(body)).toContain('Personne ne choisit le mot de passe')
    const many = await clientOf(person).patch(`/users?where[id][equals]=${id}`, change)
    expect(many.status).toBeGreaterThanOrEqual(400)
  }
  expect(await signInForCookie(email)).not.toBe('')
})

const SECRET_FIELDS = ['hash', 'salt', 'resetPasswordToken', 'sessions.id', 'currentPassword']

test.each(SECRET_FIELDS)('Accounts cannot be searched or sorted by %s', async (secret) => {
  for (const query of [
    `where[${secret}][like]=a`,
    `where[or][0][${secret}][exists]=true`,
    `sort=${secret}`,
  ]) {
    expect((await clientOf('super-admin').get(`/users?${query}`)).status).toBe(400)
  }
})

test('Secrets and sessions cannot be written through the API', async () => {
  const { id, email } = await aUser(testPayload.payload)
  const self = restClient(await signInForCookie(email))
  const before = await readStoredAccount(id)
  const session = { id: 'x', expiresAt: '2099-01-01T00:00:00Z' }
  const change = { hash: 'x', salt: 'x', resetPasswordToken: 'x', sessions: [session] }
  await self.patch(`/users/${id}`, change)
  const { hash, salt, reset_password_token: token } = await readStoredAccount(id)
  expect({ hash, salt, token }).toEqual({ hash: before.hash, salt: before.salt, token: null })
  const { rows } = await testPayload.payload.db.pool.query('SELECT id FROM users_sessions')
  expect(rows).not.toContainEqual({ id: 'x' })
})

test('An account never shows its secrets, not even to a Super Administrator', async () => {
  const { id, email } = await aUser(testPayload.payload)
  await signInForCookie(email)
  const { body } = await clientOf('super-admin').get(`/users/${id}?depth=2&showHiddenFields=true`)
  const secrets = ['hash', 'salt', 'resetPasswordToken', 'lockUntil', 'loginAttempts']
  for (const secret of secrets) expect(body).not.toHaveProperty(secret)
  expect(body.sessions).toEqual([])
})

test('The first user cannot be registered again', async () => {
  const { status } = await restClient().post(
    '/users/first-register',
    newAccountContent('super-admin'),
  )
  expect(status).toBe(403)
})

function newAccountContent(role: Role) {
  return {
    name: 'Nouvelle personne',
    email: `nouvelle.${crypto.randomUUID()}@exemplia.test`,
    password: PASSWORD,
    role,
    currentPassword: PASSWORD,
  }
}

async function readStoredAccount(id: number) {
  const { rows } = await testPayload.payload.db.pool.query('SELECT * FROM users WHERE id = $1', [
    id,
  ])
  return rows[0]
}
