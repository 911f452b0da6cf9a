import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ROLES, type Role } from '@/src/domain/accounts/userAccount'
import { type Person, signedInPeople } from '../../support/people'
import { aUser, PASSWORD } from '../../support/records'
import { restClient, signIn } from '../../support/restClient'
import { describeEachPerson } from '../../support/testEachPerson'
import { startTestPayload, type TestPayload } from '../../support/testPayload'

let started: TestPayload
let people: Awaited<ReturnType<typeof signedInPeople>>

beforeAll(async () => {
  started = await startTestPayload()
  people = await signedInPeople(started.payload)
})
afterAll(() => started.stop())

const as = (person: Person) => people.get(person) ?? restClient()

const MANAGED: Partial<Record<Person, readonly Role[]>> = {
  admin: ['moderator'],
  'super-admin': ROLES,
}
const READS_ALL: Person[] = ['admin', 'super-admin']

test('An e-mail address that is taken or invalid is refused at its field', async () => {
  const { email } = await aUser(started.payload)
  const { id } = await aUser(started.payload)
  const director = as('super-admin')
  const invite = (address: string) =>
    director.post('/users', { ...newAccount('moderator'), email: address, status: 'invited' })
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
  const managed = MANAGED[person] ?? []

  test.each(ROLES)(`and accounts of role %s: create`, async (role) => {
    const { status } = await as(person).post('/users', newAccount(role))
    expect(status).toBe(managed.includes(role) ? 201 : 403)
  })

  test.each(ROLES)('and accounts of role %s: open at once', async (role) => {
    const account = { ...newAccount(role), status: 'active' }
    await as(person).post('/users', account)
    const { docs } = await started.payload.find({
      collection: 'users',
      where: { email: { equals: account.email } },
    })
    const opened = person === 'super-admin' ? ['active'] : managed.includes(role) ? ['invited'] : []
    expect(docs.map(({ status }) => status)).toEqual(opened)
    expect((await signIn(account.email)) !== '').toBe(person === 'super-admin')
  })

  test.each(ROLES)('and accounts of role %s: read', async (role) => {
    const { id } = await aUser(started.payload, { role })
    const { status } = await as(person).get(`/users/${id}`)
    expect(status === 200).toBe(READS_ALL.includes(person))
  })

  test.each(ROLES)('and accounts of role %s: rename, change role, suspend', async (role) => {
    const account = await aUser(started.payload, { role })
    const other = role === 'moderator' ? 'admin' : 'moderator'
    const raise = { role: other, currentPassword: PASSWORD }
    for (const change of [{ name: 'Autre nom' }, { status: 'inactive' }, raise]) {
      const answer = await as(person).patch(`/users/${account.id}`, change)
      const allowed = managed.includes(role) && managed.includes(other)
      const mayOnlySuspend = managed.includes(role) && !('role' in change)
      expect(answer.status === 200).toBe(allowed || mayOnlySuspend)
    }
    if (managed.length === 0)
      expect(await stored(account.id)).toMatchObject({ role, name: account.name })
  })

  test.each(ROLES)('and accounts of role %s: invite', async (role) => {
    const account = { ...newAccount(role), status: 'invited' }
    const { status } = await as(person).post('/users', account)
    expect(status).toBe(managed.includes(role) ? 201 : 403)
    const { rows } = await started.payload.db.pool.query(
      'SELECT invited_at IS NOT NULL AS invited FROM users WHERE email = $1',
      [account.email],
    )
    expect(rows).toEqual(managed.includes(role) ? [{ invited: true }] : [])
  })

  test.each(ROLES)('and accounts of role %s: change the address', async (role) => {
    const { id, email } = await aUser(started.payload, { role })
    const change = { email: `neuf.${email}`, currentPassword: PASSWORD }
    await as(person).patch(`/users/${id}`, change)
    const allowed = managed.includes(role)
    expect(await stored(id)).toMatchObject({ email: allowed ? `neuf.${email}` : email })
  })

  test.each(ROLES)(
    'and accounts of role %s: never many at once, no copy, no unlocking',
    async (role) => {
      const { id, email } = await aUser(started.payload, { role })
      const before = await stored(id)
      const answers = await Promise.all([
        as(person).patch(`/users?where[id][equals]=${id}`, { name: 'Autre nom' }),
        as(person).delete(`/users?where[id][equals]=${id}`),
        as(person).post(`/users/${id}/duplicate`, {}),
        as(person).post('/users/unlock', { email }),
        as(person).post('/users/verify/x'),
      ])
      for (const { status } of answers) expect(status).toBeGreaterThanOrEqual(400)
      expect(await stored(id)).toEqual(before)
      const { totalDocs } = await started.payload.count({
        collection: 'users',
        where: { name: { equals: before.name } },
      })
      expect(totalDocs).toBe(1)
    },
  )

  test('lists and counts accounts', async () => {
    const [list, count] = await Promise.all(
      ['/users?limit=1000', '/users/count'].map((path) => as(person).get(path)),
    )
    const isStaff = READS_ALL.includes(person) || person === 'moderator'
    expect([list?.status, count?.status]).toEqual(isStaff ? [200, 200] : [403, 403])
    if (!isStaff) return
    const { totalDocs } = await started.payload.count({ collection: 'users' })
    const seen = READS_ALL.includes(person) ? totalDocs : 1
    expect([list?.body.totalDocs, count?.body.totalDocs]).toEqual([seen, seen])
  })

  test.each(ROLES)('and accounts of role %s: delete', async (role) => {
    const { id } = await aUser(started.payload, { role })
    const { status } = await as(person).delete(`/users/${id}`)
    const allowed = managed.includes(role) && role !== 'super-admin'
    expect(status === 200).toBe(allowed)
    expect(await stored(id)).toEqual(allowed ? undefined : expect.anything())
  })
})

describe('The own account', () => {
  test.each(ROLES)('%s changes the own name and password, never role or status', async (role) => {
    const { id, email } = await aUser(started.payload, { role })
    const self = restClient(await signIn(email))
    const change = { name: 'Nouveau nom', role: 'super-admin', status: 'invited' }
    expect((await self.patch(`/users/${id}`, change)).status).toBe(200)
    expect(await stored(id)).toMatchObject({ name: 'Nouveau nom', role, status: 'active' })
    const passwords = { password: `${PASSWORD}, neuf`, currentPassword: PASSWORD }
    expect((await self.patch(`/users/${id}`, passwords)).status).toBe(200)
    expect(await signIn(email)).toBe('')
    expect(await signIn(email, `${PASSWORD}, neuf`)).not.toBe('')
  })

  test.each([
    { currentPassword: undefined, sentence: 'Saisissez votre mot de passe' },
    { currentPassword: '', sentence: 'Saisissez votre mot de passe' },
    { currentPassword: ['x'], sentence: 'Saisissez votre mot de passe' },
    { currentPassword: 'un autre', sentence: 'Ce n’est pas votre mot de passe actuel' },
  ])('does not change its password with the current one $currentPassword', async (sent) => {
    const { id, email } = await aUser(started.payload, { role: 'super-admin' })
    const self = restClient(await signIn(email))
    const { currentPassword, sentence } = sent
    for (const change of [{ password: `${PASSWORD}, neuf` }, { email: `neuf.${email}` }]) {
      const { status, body } = await self.patch(`/users/${id}`, { ...change, currentPassword })
      expect(status).toBe(400)
      expect(JSON.stringify(body)).toContain('"path":"currentPassword"')
      expect(JSON.stringify(body)).toContain(sentence)
    }
    expect(await signIn(email)).not.toBe('')
  })

  test('closes after five wrong passwords, also with a valid session', async () => {
    const { id, email } = await aUser(started.payload)
    const self = restClient(await signIn(email))
    const guess = (currentPassword: string) =>
      self.patch(`/users/${id}`, { password: `${PASSWORD}, neuf`, currentPassword })
    for (let n = 0; n < 5; n++) expect((await guess(`essai ${n}`)).status).toBe(400)
    expect((await guess(PASSWORD)).status).toBe(429)
  })

  test.each(ROLES)('%s changes the own e-mail address with the current password', async (role) => {
    const { id, email } = await aUser(started.payload, { role })
    const change = { email: `neuf.${email}`, currentPassword: PASSWORD }
    const { status, body } = await restClient(await signIn(email)).patch(`/users/${id}`, change)
    expect(status).toBe(200)
    expect(JSON.stringify(body)).not.toContain(PASSWORD)
    expect(await stored(id)).toMatchObject({ email: change.email })
  })

  test('is the only one that a Moderator sees in the list', async () => {
    const { id, email } = await aUser(started.payload)
    const { body } = await restClient(await signIn(email)).get('/users?limit=100')
    expect(body.docs).toEqual([expect.objectContaining({ id })])
  })

  test('refuses a short password', async () => {
    const { id, email } = await aUser(started.payload)
    const self = restClient(await signIn(email))
    const { status, body } = await self.patch(`/users/${id}`, { password: 'court' })
    expect(status).toBe(400)
    expect(JSON.stringify(body)).toContain('au moins 12 caractères')
  })
})

describe('A session without the password', () => {
  test('cannot create accounts or give rights', async () => {
    const { id, email } = await aUser(started.payload)
    const superAdmin = as('super-admin')
    const { currentPassword: _, ...bare } = newAccount('super-admin')
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
    expect(await stored(id)).toMatchObject({ role: 'moderator', email })
    const lower = await aUser(started.payload, { role: 'admin' })
    expect((await superAdmin.patch(`/users/${lower.id}`, { role: 'moderator' })).status).toBe(200)
  })
})

test.each(ROLES)('The password of a %s cannot be chosen by another account', async (role) => {
  const { id, email } = await aUser(started.payload, { role })
  const change = { password: `${PASSWORD}, choisi`, currentPassword: PASSWORD }
  for (const person of ['admin', 'super-admin'] as const) {
    const { status, body } = await as(person).patch(`/users/${id}`, change)
    expect(status).toBe(400)
    expect(JSON.stringify(body)).toContain('Personne ne choisit le mot de passe')
    const many = await as(person).patch(`/users?where[id][equals]=${id}`, change)
    expect(many.status).toBeGreaterThanOrEqual(400)
  }
  expect(await signIn(email)).not.toBe('')
})

const SECRETS = ['hash', 'salt', 'resetPasswordToken', 'sessions.id', 'currentPassword']

test.each(SECRETS)('Accounts cannot be searched or sorted by %s', async (secret) => {
  for (const query of [
    `where[${secret}][like]=a`,
    `where[or][0][${secret}][exists]=true`,
    `sort=${secret}`,
  ]) {
    expect((await as('super-admin').get(`/users?${query}`)).status).toBe(400)
  }
})

test('Secrets and sessions cannot be written through the API', async () => {
  const { id, email } = await aUser(started.payload)
  const self = restClient(await signIn(email))
  const before = await stored(id)
  const session = { id: 'x', expiresAt: '2099-01-01T00:00:00Z' }
  const change = { hash: 'x', salt: 'x', resetPasswordToken: 'x', sessions: [session] }
  await self.patch(`/users/${id}`, change)
  const { hash, salt, reset_password_token: token } = await stored(id)
  expect({ hash, salt, token }).toEqual({ hash: before.hash, salt: before.salt, token: null })
  const { rows } = await started.payload.db.pool.query('SELECT id FROM users_sessions')
  expect(rows).not.toContainEqual({ id: 'x' })
})

test('An account never shows its secrets, not even to a Super Administrator', async () => {
  const { id, email } = await aUser(started.payload)
  await signIn(email)
  const { body } = await as('super-admin').get(`/users/${id}?depth=2&showHiddenFields=true`)
  const secrets = ['hash', 'salt', 'resetPasswordToken', 'lockUntil', 'loginAttempts']
  for (const secret of secrets) expect(body).not.toHaveProperty(secret)
  expect(body.sessions).toEqual([])
})

test('The first user cannot be registered again', async () => {
  const { status } = await restClient().post('/users/first-register', newAccount('super-admin'))
  expect(status).toBe(403)
})

function newAccount(role: Role) {
  return {
    name: 'Nouvelle personne',
    email: `nouvelle.${crypto.randomUUID()}@exemplia.test`,
    password: PASSWORD,
    role,
    currentPassword: PASSWORD,
  }
}

async function stored(id: number) {
  const { rows } = await started.payload.db.pool.query('SELECT * FROM users WHERE id = $1', [id])
  return rows[0]
}
