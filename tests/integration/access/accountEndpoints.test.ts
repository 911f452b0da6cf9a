import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { PEOPLE, type Person } from '../../support/people'
import { aUser } from '../../support/records'
import { restClient, signIn } from '../../support/restClient'
import { startTestPayload, type TestPayload } from '../../support/testPayload'

const STAFF: Person[] = ['moderator', 'admin', 'super-admin']
const ADMINS: Person[] = ['admin', 'super-admin']
const COLLEAGUE = 'Solange Prudhomme'
const SECRET = /"(hash|salt|resetPasswordToken|resetPasswordExpiration|password|token)":/

let started: TestPayload
let colleague: number

beforeAll(async () => {
  started = await startTestPayload()
  colleague = (await aUser(started.payload, { role: 'super-admin', name: COLLEAGUE })).id
})
afterAll(() => started.stop())

describe.each(PEOPLE)('%s', (person) => {
  test('reads only the rights of the own account', async () => {
    const { client, id } = await arriving(person)
    const { status, body } = await client.get('/access')
    expect(status).toBe(200)
    expect(body.canAccessAdmin === true).toBe(STAFF.includes(person))
    const { collections, globals } = rightsIn(body)
    expect(Boolean(collections.users?.read)).toBe(STAFF.includes(person))
    expect(Boolean(collections['audit-entries']?.read)).toBe(ADMINS.includes(person))
    expect(Boolean(collections['job-applications']?.read)).toBe(STAFF.includes(person))
    expect(Boolean(collections['job-applications']?.delete)).toBe(ADMINS.includes(person))
    expect(Boolean(globals['email-settings']?.read)).toBe(ADMINS.includes(person))
    expect(Boolean(globals['website-settings']?.update)).toBe(ADMINS.includes(person))
    expect(JSON.stringify(body)).not.toContain(COLLEAGUE)
    const { body: own } = await client.post(`/users/access/${id}`, {})
    expect(Boolean(own.read)).toBe(STAFF.includes(person))
  })

  test('gets no rights on an account that does not exist', async () => {
    const { client } = await arriving(person)
    const { body } = await client.post(`/users/access/${colleague}`, {})
    expect(Boolean(body.read)).toBe(ADMINS.includes(person))
    expect(Boolean(body.update)).toBe(person === 'super-admin')
    expect(JSON.stringify(body)).not.toContain(COLLEAGUE)
  })

  test('cannot register as the first user', async () => {
    const { client, email } = await arriving(person)
    expect((await client.get('/users/init')).body).toEqual({ initialized: true })
    const first = { email: `neuf.${email}`, password: 'un mot de passe assez long', name: 'Neuf' }
    expect((await client.post('/users/first-register', first)).status).toBe(403)
  })

  test('reads the own account without secrets', async () => {
    const { client, id } = await arriving(person)
    const { status, body } = await client.get('/users/me')
    expect(status).toBe(person === 'visitor' || STAFF.includes(person) ? 200 : 403)
    expect(JSON.stringify(body)).not.toMatch(SECRET)
    if (person === 'visitor') expect(body.user).toBeNull()
    if (STAFF.includes(person)) expect(body.user).toMatchObject({ id })
  })

  test('renews the session without gaining a right', async () => {
    const { client } = await arriving(person)
    const renewed = await client.post('/users/refresh-token', {})
    expect(JSON.stringify(renewed.body)).not.toMatch(SECRET)
    const cookie = renewed.headers.get('set-cookie')?.split(';')[0] ?? ''
    if (STAFF.includes(person)) expect(renewed.status).toBe(200)
    const { status } = await restClient(cookie).get('/job-applications')
    expect(status).toBe(STAFF.includes(person) ? 200 : 403)
  })

  test('signs out without ending the session of a colleague', async () => {
    const { email } = await aUser(started.payload)
    const other = restClient(await signIn(email))
    const { client } = await arriving(person)
    await client.post('/users/logout?allSessions=true', {})
    expect((await client.get('/job-applications')).status).toBe(403)
    expect((await other.get('/job-applications')).status).toBe(200)
  })
})

type Rights = Record<string, Record<string, unknown> | undefined>

function rightsIn(body: object): { collections: Rights; globals: Rights } {
  return { collections: {}, globals: {}, ...body }
}

async function arriving(person: Person) {
  const isClosed = person === 'inactive' || person === 'invited'
  const role = isClosed ? 'super-admin' : person === 'visitor' ? 'moderator' : person
  const { id, email } = await aUser(started.payload, { role })
  const client = restClient(person === 'visitor' ? '' : await signIn(email))
  const sql = 'UPDATE users SET status = $1 WHERE id = $2'
  if (isClosed) await started.payload.db.pool.query(sql, [person, id])
  return { client, id, email }
}
