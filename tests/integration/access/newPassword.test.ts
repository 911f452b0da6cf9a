import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { seedFirstAccount } from '@/src/seed/seedFirstAccount'
import { aUser, PASSWORD } from '../../support/records'
import { restClient, signInForCookie } from '../../support/restClient'
import { startTestPayload, type TestPayload } from '../../support/testPayload'

const REFUSED_PASSWORDS = [
  ['trop court', 'au moins 12 caractères'],
  ['Password-2026', 'les premiers que l’on essaie'],
  ['Exemplia 2026 !', 'que personne ne devine'],
] as const

let testPayload: TestPayload

beforeAll(async () => {
  testPayload = await startTestPayload()
  await testPayload.payload.updateGlobal({
    slug: 'website-settings',
    data: { companyName: 'Exemplia' },
    context: { disableRevalidate: true },
  })
})
afterAll(() => testPayload.stop())

describe('The first person cannot choose', () => {
  test.each(REFUSED_PASSWORDS)('the password « %s »', async (password, sentence) => {
    const person = { name: 'Première', email: 'premiere@firme.test', role: 'super-admin', password }
    const { status, body } = await restClient().post('/users/first-register', person)
    expect(status).toBe(400)
    expect(JSON.stringify(body)).toContain(sentence)
    await expect(seedFirstAccount(testPayload.payload, person)).rejects.toThrow()
  })
})

describe('A common password is refused', () => {
  const [, [password, sentence]] = REFUSED_PASSWORDS

  test('for the own account', async () => {
    const { id, email } = await aUser(testPayload.payload)
    const change = { password, currentPassword: PASSWORD }
    const { status, body } = await restClient(await signInForCookie(email)).patch(
      `/users/${id}`,
      change,
    )
    expect(status).toBe(400)
    expect(JSON.stringify(body)).toContain(sentence)
    expect(await signInForCookie(email)).not.toBe('')
  })

  test.each([[['cheval batterie agrafe']], [{ length: 20 }], [1234567890123]])(
    'as is a value that is not text: %j',
    async (sent) => {
      const { id, email } = await aUser(testPayload.payload)
      const client = restClient(await signInForCookie(email))
      const change = { password: sent, currentPassword: PASSWORD }
      expect((await client.patch(`/users/${id}`, change)).status).toBe(400)
      expect(await signInForCookie(email)).not.toBe('')
    },
  )

  test('for a new account', async () => {
    const { email } = await aUser(testPayload.payload, { role: 'super-admin' })
    const account = { name: 'Neuve', email: 'neuve@firme.test', role: 'moderator', password }
    const { status, body } = await restClient(await signInForCookie(email)).post('/users', account)
    expect(status).toBe(400)
    expect(JSON.stringify(body)).toContain(sentence)
  })

  test('by a link, which stays valid for another password', async () => {
    const { id, email } = await aUser(testPayload.payload)
    const token = await createPasswordLinkToken(id)
    const { status, body } = await choosePassword(token, password)
    expect(status).toBe(400)
    expect(JSON.stringify(body)).toContain(sentence)
    expect((await choosePassword(token, 'cheval batterie agrafe')).status).toBe(200)
    expect(await signInForCookie(email, 'cheval batterie agrafe')).not.toBe('')
  })
})

test('by a link, also if it is made of the own name', async () => {
  const { id } = await aUser(testPayload.payload, { name: 'Maëlle Quéméneur' })
  const { status, body } = await choosePassword(
    await createPasswordLinkToken(id),
    'maelle.quemeneur',
  )
  expect(status).toBe(400)
  expect(JSON.stringify(body)).toContain('que personne ne devine')
})

const choosePassword = (token: string, password: string) =>
  restClient().post('/users/reset-password', { token, password })

async function createPasswordLinkToken(accountId: number): Promise<string> {
  const token = crypto.randomUUID().replaceAll('-', '').repeat(2)
  await testPayload.payload.db.pool.query(
    `INSERT INTO password_links (token_digest, account_id, issued_at, expires_at)
    VALUES (encode(sha256(convert_to($1, 'UTF8')), 'hex'), $2, now(), now() + interval '1 hour')`,
    [token, accountId],
  )
  return token
}
