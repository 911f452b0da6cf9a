import crypto from 'node:crypto'
import { syncBuiltinESMExports } from 'node:module'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { findJobs } from '@/tests/support/dueJobs'
import { aUser, PASSWORD } from '@/tests/support/records'
import { restClient, signInForCookie } from '@/tests/support/restClient'
import { startTestPayload, type TestPayload } from '@/tests/support/testPayload'

const STRANGER_IP = '203.0.113.7'
const OWNER_IP = '198.51.100.4'

let testPayload: TestPayload
let accountEmail: string
let accountId: number

beforeAll(async () => {
  testPayload = await startTestPayload()
})
afterAll(() => testPayload.stop())
beforeEach(async () => {
  const user = await aUser(testPayload.payload)
  accountEmail = user.email
  accountId = user.id
})

const clientFromIp = (address: string) => restClient('', undefined, address)
const postLogin = (address: string, account: string, password: string) =>
  clientFromIp(address).post('/users/login', { email: account, password })
const postForgotPassword = (address: string, account: string) =>
  clientFromIp(address).post('/users/forgot-password', { email: account })
const readStatuses = async (answers: Promise<{ status: number }>[]) =>
  (await Promise.all(answers)).map(({ status }) => status).sort()
const letLimitsExpire = () =>
  testPayload.payload.db.pool.query('UPDATE account_limits SET expire = $1', [Date.now() - 1])

describe('Five wrong passwords', () => {
  const guess = () => postLogin(STRANGER_IP, accountEmail, 'un mauvais mot de passe')
  const guessFiveTimes = async () => {
    for (let attempt = 0; attempt < 5; attempt++) expect((await guess()).status).toBe(401)
  }

  test('close the account to their IP address, even with the right password', async () => {
    await guessFiveTimes()
    const { status, body, headers } = await postLogin(STRANGER_IP, accountEmail, PASSWORD)
    expect(status).toBe(429)
    expect(headers.get('retry-after')).toBe('600')
    expect(JSON.stringify(body)).toContain('réessayez dans 10 minutes')
  })

  test('do not close it to the IP address of its owner', async () => {
    await guessFiveTimes()
    expect((await postLogin(OWNER_IP, accountEmail, PASSWORD)).status).toBe(200)
  })

  test('are the most that parallel requests can try', async () => {
    const answers = await readStatuses(Array.from({ length: 12 }, guess))
    expect(answers).toEqual([401, 401, 401, 401, 401, ...Array(7).fill(429)])
  })

  test('are counted alike for an unknown e-mail address', async () => {
    const unknown = () => postLogin(STRANGER_IP, 'inconnue@exemplia.test', PASSWORD)
    const answers = await readStatuses(Array.from({ length: 6 }, unknown))
    expect(answers).toEqual([401, 401, 401, 401, 401, 429])
  })

  test('are counted alike for a suspended account, also after the right password', async () => {
    const suspended = await aUser(testPayload.payload, { status: 'inactive' })
    const statuses: number[] = []
    for (const password of ['faux', 'faux', PASSWORD, 'faux', PASSWORD, PASSWORD]) {
      statuses.push((await postLogin(STRANGER_IP, suspended.email, password)).status)
    }
    expect(statuses).toEqual([401, 401, 403, 401, 403, 429])
  })

  test('are the last ones that are hashed, wherever a password is asked for', async () => {
    const owner = restClient(await signInForCookie(accountEmail), undefined, STRANGER_IP)
    const calculated = vi.spyOn(crypto, 'pbkdf2')
    syncBuiltinESMExports()
    await guessFiveTimes()
    const afterFive = calculated.mock.calls.length
    expect(afterFive).toBeGreaterThanOrEqual(5)
    const currentPassword = PASSWORD
    const refused = [
      await guess(),
      await postLogin(STRANGER_IP, accountEmail, PASSWORD),
      await owner.patch(`/users/${accountId}`, {
        password: 'un tout autre secret',
        currentPassword,
      }),
    ]
    expect(refused.map(({ status }) => status)).toEqual(refused.map(() => 429))
    await clientFromIp(STRANGER_IP).post('/users/reset-password', {
      token: 'ab'.repeat(32),
      password: 'x',
    })
    await clientFromIp(STRANGER_IP).post('/users/first-register', {
      email: accountEmail,
      password: PASSWORD,
      name: 'X',
    })
    await clientFromIp(STRANGER_IP).post('/users/unlock', {
      email: accountEmail,
      password: PASSWORD,
    })
    expect(calculated.mock.calls.length).toBe(afterFive)
    calculated.mockRestore()
    syncBuiltinESMExports()
  })

  test('expire after ten minutes', async () => {
    await guessFiveTimes()
    await letLimitsExpire()
    expect((await postLogin(STRANGER_IP, accountEmail, PASSWORD)).status).toBe(200)
  })

  test('are forgotten after the right one', async () => {
    for (let round = 0; round < 3; round++) {
      await guess()
      await guess()
      expect((await postLogin(STRANGER_IP, accountEmail, PASSWORD)).status).toBe(200)
    }
  })

  test('are counted together for each notation of the e-mail address', async () => {
    await guessFiveTimes()
    expect((await postLogin(STRANGER_IP, ` ${accountEmail.toUpperCase()}`, PASSWORD)).status).toBe(
      429,
    )
  })
})

test('One IP address cannot try passwords on many accounts', async () => {
  const address = '203.0.113.8'
  const guess = () => postLogin(address, `${crypto.randomUUID()}@exemplia.test`, PASSWORD)
  await guess()
  await testPayload.payload.db.pool.query(
    "UPDATE account_limits SET points = 199 WHERE key LIKE 'password of any account:%'",
  )
  expect((await guess()).status).toBe(401)
  expect((await guess()).status).toBe(429)
  expect((await postLogin(address, accountEmail, PASSWORD)).status).toBe(429)
  await letLimitsExpire()
  expect((await postLogin(address, accountEmail, PASSWORD)).status).toBe(200)
})

describe('Links for a forgotten password', () => {
  test('are limited for an IP address and account, not for others', async () => {
    const asked = await readStatuses(
      Array.from({ length: 6 }, () => postForgotPassword(STRANGER_IP, accountEmail)),
    )
    expect(asked).toEqual([200, 200, 200, 200, 200, 429])
    expect((await postForgotPassword(OWNER_IP, accountEmail)).status).toBe(200)
  })

  test('are limited per IP address, for known and unknown accounts', async () => {
    await letLimitsExpire()
    const before = (await findJobs(testPayload.payload)).length
    const asked = Array.from({ length: 25 }, (_, n) =>
      postForgotPassword(STRANGER_IP, `q${n}@exemplia.test`),
    )
    const refused = (await readStatuses(asked)).filter((status) => status === 429)
    expect(refused).toHaveLength(5)
    expect(await findJobs(testPayload.payload)).toHaveLength(before + 20)
  })
})

test('IP addresses and accounts are stored as hashes and only until their limit ends', async () => {
  await postLogin(STRANGER_IP, accountEmail, 'un mauvais mot de passe')
  await letLimitsExpire()
  await postLogin(OWNER_IP, accountEmail, PASSWORD)
  const { rows } = await testPayload.payload.db.pool.query('SELECT * FROM account_limits')
  expect(JSON.stringify(rows)).not.toContain(STRANGER_IP)
  expect(JSON.stringify(rows)).not.toContain(accountEmail)
  expect(rows.filter(({ expire }) => Number(expire) < Date.now())).toEqual([])
})
