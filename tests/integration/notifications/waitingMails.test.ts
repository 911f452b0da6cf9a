import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { NoMailSentNotice } from '@/components/admin/mailSettings/NoMailSentNotice'
import { parseFailures } from '@/src/domain/mails/deliveryFailures'
import { isMailOnlyStored } from '@/src/queries/isMailOnlyStored'
import { anApplication } from '@/tests/support/anApplication'
import { findJobs, runDueJobs } from '@/tests/support/dueJobs'
import { aUser } from '@/tests/support/records'
import { restClient, signInForCookie } from '@/tests/support/restClient'
import { startSmtpServer } from '@/tests/support/startSmtpServer'
import { startTestPayload, type TestPayload } from '@/tests/support/testPayload'

const JobErrorSchema = z.object({ message: z.string() })

const SMTP_ACCOUNT = { user: 'robot', password: 'secret-smtp' }

let testPayload: TestPayload
let smtpServer: Awaited<ReturnType<typeof startSmtpServer>>
let admin: ReturnType<typeof restClient>

beforeAll(async () => {
  smtpServer = await startSmtpServer({ account: SMTP_ACCOUNT })
  testPayload = await startTestPayload()
  admin = restClient(
    await signInForCookie((await aUser(testPayload.payload, { role: 'admin' })).email),
  )
  vi.spyOn(testPayload.payload.logger, 'warn').mockReturnValue(undefined)
  vi.spyOn(testPayload.payload.logger, 'error').mockReturnValue(undefined)
})
beforeEach(async () => {
  await saveEmailSettings({ smtpHost: '127.0.0.1', smtpPort: smtpServer.port, smtpUser: 'robot' })
  await saveEmailSettings({ smtpPassword: SMTP_ACCOUNT.password })
  await testPayload.payload.db.pool.query('DELETE FROM payload_jobs')
})
afterAll(async () => {
  await testPayload.stop()
  await smtpServer.stop()
})

const findApplicationById = (id: number) =>
  testPayload.payload.findByID({ collection: 'job-applications', id, showHiddenFields: true })
const saveEmailSettings = (change: object) => admin.post('/globals/email-settings', change)

test('Only Administrators see that no mail is sent, with a link to the settings', async () => {
  const findLink = async (role: 'moderator' | 'admin' | 'super-admin') => {
    const user = { ...(await aUser(testPayload.payload, { role })), collection: 'users' as const }
    return (await NoMailSentNotice({ payload: testPayload.payload, user }))?.props.href
  }
  expect(await findLink('admin')).toBeUndefined()
  await saveEmailSettings({ smtpHost: '' })
  expect(await findLink('admin')).toBe('/admin/globals/email-settings')
  expect(await findLink('super-admin')).toBe('/admin/globals/email-settings')
  expect(await findLink('moderator')).toBeUndefined()
  expect(await isMailOnlyStored({ payload: testPayload.payload, user: null })).toBe(false)
})

test('With a password that cannot be decrypted the mails wait until it is typed again', async () => {
  await testPayload.payload.db.pool.query(
    `UPDATE email_settings SET smtp_password = 'sealed:1:AAAA'`,
  )
  const { id } = await anApplication(testPayload.payload)
  await testPayload.payload.jobs.queue({
    task: 'announceApplication',
    input: { applicationId: id },
  })
  await runDueJobs(testPayload.payload)
  const [job] = await findJobs(testPayload.payload)
  const { message } = JobErrorSchema.parse(job?.log?.at(-1)?.error)
  expect(parseFailures(message)).toMatchObject([
    { channel: 'mail', kind: 'password' },
    { kind: 'password' },
  ])
  await saveEmailSettings({ smtpPassword: SMTP_ACCOUNT.password })
  await testPayload.payload.db.pool.query('UPDATE payload_jobs SET wait_until = NULL')
  await runDueJobs(testPayload.payload)
  expect((await findApplicationById(id)).announcedByMailAt).toEqual(expect.any(String))
})
