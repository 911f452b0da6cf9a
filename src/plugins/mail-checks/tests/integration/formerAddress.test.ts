import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { runDueJobs } from '@/tests/support/dueJobs'
import { aUser, PASSWORD } from '@/tests/support/records'
import { restClient, signIn } from '@/tests/support/restClient'
import { storedMailsTo } from '@/tests/support/storedMails'
import { startTestPayload, type TestPayload } from '@/tests/support/testPayload'

let started: TestPayload
let admin: ReturnType<typeof restClient>

beforeAll(async () => {
  started = await startTestPayload()
  const { email } = await aUser(started.payload, { role: 'admin' })
  admin = restClient(await signIn(email))
})
afterAll(() => started.stop())

test('The former address of an account gets a mail about the new one and its author', async () => {
  const { id, email } = await aUser(started.payload)
  await started.payload.db.pool.query('DELETE FROM payload_jobs')
  const sent = { email: `neuf.${email}`, currentPassword: PASSWORD }
  expect((await admin.patch(`/users/${id}`, sent)).status).toBe(200)
  const self = restClient(await signIn(`neuf.${email}`))
  const own = { email: `encore.${email}`, currentPassword: PASSWORD }
  expect((await self.patch(`/users/${id}`, own)).status).toBe(200)
  await runDueJobs(started.payload)
  vi.stubEnv('DATA_UNDER_TEST', started.dataDir)
  const [first] = await storedMailsTo(email)
  expect(first?.text).toMatch(/Personne \d+ a remplacé l’adresse e-mail de votre compte/)
  const [second] = await storedMailsTo(`neuf.${email}`)
  expect(second?.text).toContain('Vous avez remplacé l’adresse e-mail de votre compte')
  expect(await storedMailsTo(`encore.${email}`)).toEqual([])
})
