import crypto from 'node:crypto'
import { syncBuiltinESMExports } from 'node:module'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { findJobs } from '@/tests/support/dueJobs'
import { aUser, PASSWORD } from '@/tests/support/records'
import { restClient, signIn } from '@/tests/support/restClient'
import { startTestPayload, type TestPayload } from '@/tests/support/testPayload'

const STRANGER = '203.0.113.7'
const OWNER = '198.51.100.4'

let site: TestPayload
let email: string
let id: number

beforeAll(async () => {
  site = await startTestPayload()
})
afterAll(() => site.stop())
beforeEach(async () => {
  const user = await aUser(site.payload)
  email = user.email
  id = user.id
})

const from = (address: string) => restClient('', undefined, address)
const login = (address: string, account: string, password: string) =>
  from(address).post('/users/login', { email: account, password })
const forget = (address: string, account: string) =>
  from(address).post('/users/forgot-password', { email: account })
const statuses = async (answers: Promise<{ status: number }>[]) =>
  (await Promise.all(answers)).map(({ status }) => status).sort()
const letTimePass = () =>
  site.payload.db.pool.query('UPDATE account_limits SET expire = $1', [Date.now() - 1])

describe('Five wrong passwords', () => {
  const guess = () => login(STRANGER, email, 'un mauvais mot de passe')
  const guessFiveTimes = async () => {
    for (let attempt = 0; attempt < 5; attempt++) expect((await guess()).status).toBe(401)
  }

  test('close the account to their IP address, even with the right password', async () => {
    await guessFiveTimes()
    const { status, body, headers } = await login(STRANGER, email, PASSWORD)
    expect(status).toBe(429)
    expect(headers.get('retry-after')).toBe('600')
    expect(JSON.stringify(body)).toContain('réessayez dans 10 minutes')
  })

  test('do not close it to the IP address of its owner', async () => {
    await guessFiveTimes()
    expect((await login(OWNER, email, PASSWORD)).status).toBe(200)
  })

  test('are the most that parallel requests can try', async () => {
    const answers = await statuses(Array.from({ length: 12 }, guess))
    expect(answers).toEqual([401, 401, 401, 401, 401, ...Array(7).fill(429)])
  })

  test('are counted alike for an unknown e-mail address', async () => {
    const unknown = () => login(STRANGER, 'inconnue@exemplia.test', PASSWORD)
    const answers = await statuses(Array.from({ length: 6 }, unknown))
    expect(answers).toEqual([401, 401, 401, 401, 401, 429])
  })

  test('are counted alike for a suspended account, also after the right password', async () => {
    const suspended = await aUser(site.payload, { status: 'inactive' })
    const statuses: number[] = []
    for (const password of ['faux', 'faux', PASSWORD, 'faux', PASSWORD, PASSWORD]) {
      statuses.push((await login(STRANGER, suspended.email, password)).status)
    }
    expect(statuses).toEqual([401, 401, 403, 401, 403, 429])
  })

  test('are the last ones that are hashed, wherever a password is asked for', async () => {
    const owner = restClient(await signIn(email), undefined, STRANGER)
    const calculated = vi.spyOn(crypto, 'pbkdf2')
    syncBuiltinESMExports()
    await guessFiveTimes()
    const afterFive = calculated.mock.calls.length
    expect(afterFive).toBeGreaterThanOrEqual(5)
    const currentPassword = PASSWORD
    const refused = [
      await guess(),
      await login(STRANGER, email, PASSWORD),
      await owner.patch(`/users/${id}`, { password: 'un tout autre secret', currentPassword }),
    ]
    expect(refused.map(({ status }) => status)).toEqual(refused.map(() => 429))
    await from(STRANGER).post('/users/reset-password', { token: 'ab'.repeat(32), password: 'x' })
    await from(STRANGER).post('/users/first-register', { email, password: PASSWORD, name: 'X' })
    await from(STRANGER).post('/users/unlock', { email, password: PASSWORD })
    expect(calculated.mock.calls.length).toBe(afterFive)
    calculated.mockRestore()
    syncBuiltinESMExports()
  })

  test('expire after ten minutes', async () => {
    await guessFiveTimes()
    await letTimePass()
    expect((await login(STRANGER, email, PASSWORD)).status).toBe(200)
  })

  test('are forgotten after the right one', async () => {
    for (let round = 0; round < 3; round++) {
      await guess()
      await guess()
      expect((await login(STRANGER, email, PASSWORD)).status).toBe(200)
    }
  })

  test('are counted together for each notation of the e-mail address', async () => {
    await guessFiveTimes()
    expect((await login(STRANGER, ` ${email.toUpperCase()}`, PASSWORD)).status).toBe(429)
  })
})

test('One IP address cannot try passwords on many accounts', async () => {
  const address = '203.0.113.8'
  const guess = () => login(address, `${crypto.randomUUID()}@exemplia.test`, PASSWORD)
  await guess()
  await site.payload.db.pool.query(
    "UPDATE account_limits SET points = 199 WHERE key LIKE 'password of any account:%'",
  )
  expect((await guess()).status).toBe(401)
  expect((await guess()).status).toBe(429)
  expect((await login(address, email, PASSWORD)).status).toBe(429)
  await letTimePass()
  expect((await login(address, email, PASSWORD)).status).toBe(200)
})

describe('Links for a forgotten password', () => {
  test('are limited for an IP address and account, not for others', async () => {
    const asked = await statuses(Array.from({ length: 6 }, () => forget(STRANGER, email)))
    expect(asked).toEqual([200, 200, 200, 200, 200, 429])
    expect((await forget(OWNER, email)).status).toBe(200)
  })

  test('are limited per IP address, for known and unknown accounts', async () => {
    await letTimePass()
    const before = (await findJobs(site.payload)).length
    const asked = Array.from({ length: 25 }, (_, n) => forget(STRANGER, `q${n}@exemplia.test`))
    const refused = (await statuses(asked)).filter((status) => status === 429)
    expect(refused).toHaveLength(5)
    expect(await findJobs(site.payload)).toHaveLength(before + 20)
  })
})

test('IP addresses and accounts are stored as hashes and only until their limit ends', async () => {
  await login(STRANGER, email, 'un mauvais mot de passe')
  await letTimePass()
  await login(OWNER, email, PASSWORD)
  const { rows } = await site.payload.db.pool.query('SELECT * FROM account_limits')
  expect(JSON.stringify(rows)).not.toContain(STRANGER)
  expect(JSON.stringify(rows)).not.toContain(email)
  expect(rows.filter(({ expire }) => Number(expire) < Date.now())).toEqual([])
})
