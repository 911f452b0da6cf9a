import { readdirSync, readFileSync } from 'node:fs'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { aUser } from '@/tests/support/records'
import { restClient, signInForCookie } from '@/tests/support/restClient'
import { startTestPayload, type TestPayload } from '@/tests/support/testPayload'

let testPayload: TestPayload

beforeAll(async () => {
  testPayload = await startTestPayload()
  await testPayload.payload.updateGlobal({
    slug: 'website-settings',
    data: {},
    context: { disableRevalidate: true },
  })
})
afterAll(() => testPayload.stop())

beforeEach(async () => {
  const { pool } = testPayload.payload.db
  await pool.query('DELETE FROM submission_limits; DELETE FROM payload_jobs')
  await pool.query('UPDATE website_settings SET allow_registration = true')
})

const REQUESTED_ACCOUNT = { name: 'Zoé Martin', email: 'Zoe@exemplia.test' }

test('An access request creates an account without an invitation and without rights', async () => {
  expect(await postAccessRequest(REQUESTED_ACCOUNT)).toEqual({
    status: 200,
    body: { ok: true, warnings: [] },
  })
  const [account] = await findAccountsByEmail('zoe@exemplia.test')
  expect(account).toMatchObject({
    role: 'moderator',
    status: 'invited',
    invitedAt: null,
    hash: null,
  })
  expect(await signInForCookie('zoe@exemplia.test', '')).toBe('')
  expect(await findAnnouncedAccountIds()).toEqual([account?.id])
})

test('A request for an address with an account or a request gets the same response and no second announcement', async () => {
  const { email } = await aUser(testPayload.payload)
  const first = await postAccessRequest({ name: 'Inconnu', email: 'inconnu@exemplia.test' })
  const [{ id } = { id: 0 }] = await findAccountsByEmail('inconnu@exemplia.test')
  expect(await postAccessRequest({ name: 'Quelqu’un', email })).toEqual(first)
  expect(await postAccessRequest({ name: 'Encore', email: 'inconnu@exemplia.test' })).toEqual(first)
  expect(await findAnnouncedAccountIds()).toEqual([id, 0, 0])
  expect(await findAccountsByEmail(email)).toMatchObject([{ status: 'active' }])
  expect(await findAccountsByEmail('inconnu@exemplia.test')).toMatchObject([{ name: 'Inconnu' }])
})

test('A request stores only the name and the address, and validates them', async () => {
  await postAccessRequest({
    name: 'Rusé',
    email: 'ruse@exemplia.test',
    role: 'super-admin',
    status: 'active',
  })
  expect(await findAccountsByEmail('ruse@exemplia.test')).toMatchObject([
    { role: 'moderator', status: 'invited' },
  ])
  expect((await postAccessRequest({ name: '', email: 'pas une adresse' })).body).toMatchObject({
    errors: { name: 'Indiquez votre nom.', email: expect.stringContaining('n’est pas valide') },
  })
})

test('A program, a request from another site and the sixth request of an hour are refused', async () => {
  const robot = { name: 'Robot', email: 'robot@exemplia.test', preference: 'oui' }
  expect((await postAccessRequest(robot)).status).toBe(200)
  expect(await findAccountsByEmail(robot.email)).toEqual([])
  expect(
    (await postAccessRequest(REQUESTED_ACCOUNT, { 'sec-fetch-site': 'cross-site' })).status,
  ).toBe(403)
  const statuses = []
  for (let time = 0; time < 6; time++) {
    statuses.push(
      (await postAccessRequest({ name: 'Un', email: `un${time}@exemplia.test` })).status,
    )
  }
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
})

test('A request is answered with 404 where the settings allow none', async () => {
  await testPayload.payload.db.pool.query('UPDATE website_settings SET allow_registration = false')
  expect((await postAccessRequest({ name: 'Tard', email: 'tard@exemplia.test' })).status).toBe(404)
  expect(await findAccountsByEmail('tard@exemplia.test')).toEqual([])
})

test('At most a hundred requests wait; further ones are refused alike for known and unknown addresses', async () => {
  await testPayload.payload.db.pool.query(`
    INSERT INTO users (name, email, role, status)
    SELECT 'Foule', 'foule' || n || '@exemplia.test', 'moderator', 'invited'
    FROM generate_series(1, 100) n`)
  const { email } = await aUser(testPayload.payload)
  const refused = await postAccessRequest({ name: 'Trop', email: 'trop@exemplia.test' })
  expect(refused).toMatchObject({
    status: 503,
    body: { ok: false, errors: { form: expect.stringContaining('n’a pas été enregistrée') } },
  })
  expect(await postAccessRequest({ name: 'Connue', email })).toEqual(refused)
  expect(await findAccountsByEmail('trop@exemplia.test')).toEqual([])
  expect(await findAnnouncedAccountIds()).toEqual([])
})

test('Only Super Administrators get a mail about a request', async () => {
  await testPayload.payload.db.pool.query("DELETE FROM users WHERE email LIKE 'foule%'")
  const director = await aUser(testPayload.payload, { role: 'super-admin' })
  await aUser(testPayload.payload, { role: 'admin' })
  await postAccessRequest({ name: 'Nadia Roy', email: 'nadia@exemplia.test' })
  await testPayload.payload.jobs.run({ overrideAccess: true })
  const mails = readSentMails()
  expect(mails).toHaveLength(1)
  expect(mails[0]).toContain(director.email)
  expect(mails[0]).toContain('nadia@exemplia.test')
})

async function postAccessRequest(
  fields: Record<string, string>,
  headers: Record<string, string> = {},
) {
  const { POST } = await import('@/src/plugins/account-tools/routes/demandes-acces/route')
  const body = new FormData()
  for (const [name, value] of Object.entries(fields)) body.set(name, value)
  const sender = { accept: 'application/json', 'x-client-address': '192.0.2.7', ...headers }
  const request = new Request('https://exemplia.test/api/demandes-acces', {
    method: 'POST',
    headers: sender,
    body,
  })
  const answer = await POST(request)
  const isJson = answer.headers.get('content-type')?.includes('json')
  return { status: answer.status, body: isJson ? await answer.json() : null }
}

async function findAccountsByEmail(email: string) {
  const { rows } = await testPayload.payload.db.pool.query(
    'SELECT id, name, role, status, invited_at AS "invitedAt", hash FROM users WHERE email = $1',
    [email],
  )
  return rows
}

async function findAnnouncedAccountIds() {
  const { rows } = await testPayload.payload.db.pool.query(
    "SELECT (input->>'accountId')::int AS id FROM payload_jobs ORDER BY payload_jobs.id",
  )
  return rows.map(({ id }) => id)
}

function readSentMails(): string[] {
  const folder = `${testPayload.dataDir}/mails`
  return readdirSync(folder).map((name) => readFileSync(`${folder}/${name}`, 'utf8'))
}

test('Visitors cannot read whether access may be requested', async () => {
  const { body } = await restClient().get('/globals/website-settings')
  expect(body).toMatchObject({ companyName: 'Exemplia' })
  expect(body).not.toHaveProperty('allowRegistration')
})
