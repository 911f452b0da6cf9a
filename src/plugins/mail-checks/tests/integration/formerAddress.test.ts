import path from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { runDueJobs } from '@/tests/support/dueJobs'
import { aUser, PASSWORD } from '@/tests/support/records'
import { restClient, signInForCookie } from '@/tests/support/restClient'
import { readSentMailsTo } from '@/tests/support/sentMails'
import { startTestPayload, type TestPayload } from '@/tests/support/testPayload'

let testPayload: TestPayload
let admin: ReturnType<typeof restClient>

beforeAll(async () => {
  testPayload = await startTestPayload()
  const { email } = await aUser(testPayload.payload, { role: 'admin' })
  admin = restClient(await signInForCookie(email))
})
afterAll(() => testPayload.stop())

test('The former address of an account gets a mail about the new one and its author', async () => {
  const { id, email } = await aUser(testPayload.payload)
  await testPayload.payload.db.pool.query('DELETE FROM payload_jobs')
  const sent = { email: `neuf.${email}`, currentPassword: PASSWORD }
  expect((await admin.patch(`/users/${id}`, sent)).status).toBe(200)
  const self = restClient(await signInForCookie(`neuf.${email}`))
  const own = { email: `encore.${email}`, currentPassword: PASSWORD }
  expect((await self.patch(`/users/${id}`, own)).status).toBe(200)
  await runDueJobs(testPayload.payload)
  vi.stubEnv('MAILS_UNDER_TEST', path.join(testPayload.dataDir, 'mails'))
  const [first] = await readSentMailsTo(email)
  expect(first?.text).toMatch(/Personne \d+ a remplacé l’adresse e-mail de votre compte/)
  const [second] = await readSentMailsTo(`neuf.${email}`)
  expect(second?.text).toContain('Vous avez remplacé l’adresse e-mail de votre compte')
  expect(await readSentMailsTo(`encore.${email}`)).toEqual([])
})
