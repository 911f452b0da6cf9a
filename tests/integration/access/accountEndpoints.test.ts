import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { PEOPLE, type Person } from '../../support/people'
import { aUser } from '../../support/records'
import { restClient, signInForCookie } from '../../support/restClient'
import { startTestPayload, type TestPayload } from '../../support/testPayload'

const STAFF_ROLES: Person[] = ['moderator', 'admin', 'super-admin']
const ADMIN_ROLES: Person[] = ['admin', 'super-admin']
const COLLEAGUE_NAME = 'Solange Prudhomme'
const SECRET_FIELD = /"(hash|salt|resetPasswordToken|resetPasswordExpiration|password|token)":/

let testPayload: TestPayload
let colleagueId: number

beforeAll(async () => {
  testPayload = await startTestPayload()
  colleagueId = (await aUser(testPayload.payload, { role: 'super-admin', name: COLLEAGUE_NAME })).id
})
afterAll(() => testPayload.stop())

describe.each(PEOPLE)('%s', (person) => {
  test('reads only the rights of the own account', async () => {
    const { client, id } = await signInAs(person)
    const { status, body } = await client.get('/access')
    expect(status).toBe(200)
    expect(body.canAccessAdmin === true).toBe(STAFF_ROLES.includes(person))
    const { collections, globals } = readRights(body)
    expect(Boolean(collections.users?.read)).toBe(STAFF_ROLES.includes(person))
    expect(Boolean(collections['audit-entries']?.read)).toBe(ADMIN_ROLES.includes(person))
    expect(Boolean(collections['job-applications']?.read)).toBe(STAFF_ROLES.includes(person))
    expect(Boolean(collections['job-applications']?.delete)).toBe(ADMIN_ROLES.includes(person))
    expect(Boolean(globals['email-settings']?.read)).toBe(ADMIN_ROLES.includes(person))
    expect(Boolean(globals['website-settings']?.update)).toBe(ADMIN_ROLES.includes(person))
    expect(JSON.stringify(body)).not.toContain(COLLEAGUE_NAME)
    const { body: own } = await client.post(`/users/access/${id}`, {})
    expect(Boolean(own.read)).toBe(STAFF_ROLES.includes(person))
  })

  test('gets no rights on an account that does not exist', async () => {
    const { client } = await signInAs(person)
    const { body } = await client.post(`/users/access/${colleagueId}`, {})
    expect(Boolean(body.read)).toBe(ADMIN_ROLES.includes(person))
    expect(Boolean(body.update)).toBe(person === 'super-admin')
    expect(JSON.stringify(body)).not.toContain(COLLEAGUE_NAME)
  })

  test('cannot register as the first user', async () => {
    const { client, email } = await signInAs(person)
    expect((await client.get('/users/init')).body).toEqual({ initialized: true })
    const first = { email: `neuf.${email}`, password: 'un mot de passe assez long', name: 'Neuf' }
    expect((await client.post('/users/first-register', first)).status).toBe(403)
  })

  test('reads the own account without secrets', async () => {
    const { client, id } = await signInAs(person)
    const { status, body } = await client.get('/users/me')
    expect(status).toBe(person === 'visitor' || STAFF_ROLES.includes(person) ? 200 : 403)
    expect(JSON.stringify(body)).not.toMatch(SECRET_FIELD)
    if (person === 'visitor') expect(body.user).toBeNull()
    if (STAFF_ROLES.includes(person)) expect(body.user).toMatchObject({ id })
  })

  test('renews the session without gaining a right', async () => {
    const { client } = await signInAs(person)
    const renewed = await client.post('/users/refresh-token', {})
    expect(JSON.stringify(renewed.body)).not.toMatch(SECRET_FIELD)
    const cookie = renewed.headers.get('set-cookie')?.split(';')[0] ?? ''
    if (STAFF_ROLES.includes(person)) expect(renewed.status).toBe(200)
    const { status } = await restClient(cookie).get('/job-applications')
    expect(status).toBe(STAFF_ROLES.includes(person) ? 200 : 403)
  })

  test('signs out without ending the session of a colleague', async () => {
    const { email } = await aUser(testPayload.payload)
    const other = restClient(await signInForCookie(email))
    const { client } = await signInAs(person)
    await client.post('/users/logout?allSessions=true', {})
    expect((await client.get('/job-applications')).status).toBe(403)
    expect((await other.get('/job-applications')).status).toBe(200)
  })
})

type RightsBySlug = Record<string, Record<string, unknown> | undefined>

function readRights(body: object): { collections: RightsBySlug; globals: RightsBySlug } {
  return { collections: {}, globals: {}, ...body }
}

async function signInAs(person: Person) {
  const isClosed = person === 'inactive' || person === 'invited'
  const role = isClosed ? 'super-admin' : person === 'visitor' ? 'moderator' : person
  const { id, email } = await aUser(testPayload.payload, { role })
  const client = restClient(person === 'visitor' ? '' : await signInForCookie(email))
  const sql = 'UPDATE users SET status = $1 WHERE id = $2'
  if (isClosed) await testPayload.payload.db.pool.query(sql, [person, id])
  return { client, id, email }
}
