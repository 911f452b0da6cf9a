import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { parseFailures } from '@/src/domain/mails/deliveryFailures'
import { isMailOnlyStored } from '@/src/queries/isMailOnlyStored'
import { anApplication } from '@/tests/support/anApplication'
import { findJobs, runDueJobs } from '@/tests/support/dueJobs'
import { aUser } from '@/tests/support/records'
import { restClient, signIn } from '@/tests/support/restClient'
import { startSmtpServer } from '@/tests/support/startSmtpServer'
import { startTestPayload, type TestPayload } from '@/tests/support/testPayload'

const JobError = z.object({ message: z.string() })

const account = { user: 'robot', password: 'secret-smtp' }

let site: TestPayload
let mailServer: Awaited<ReturnType<typeof startSmtpServer>>
let admin: ReturnType<typeof restClient>

beforeAll(async () => {
  mailServer = await startSmtpServer({ account })
  site = await startTestPayload()
  admin = restClient(await signIn((await aUser(site.payload, { role: 'admin' })).email))
  vi.spyOn(site.payload.logger, 'warn').mockReturnValue(undefined)
  vi.spyOn(site.payload.logger, 'error').mockReturnValue(undefined)
})
beforeEach(async () => {
  await save({ smtpHost: '127.0.0.1', smtpPort: mailServer.port, smtpUser: 'robot' })
  await save({ smtpPassword: account.password })
  await site.payload.db.pool.query('DELETE FROM payload_jobs')
})
afterAll(async () => {
  await site.stop()
  await mailServer.stop()
})

const findAnnounced = (id: number) =>
  site.payload.findByID({ collection: 'job-applications', id, showHiddenFields: true })
const save = (change: object) => admin.post('/globals/email-settings', change)

test('Only Administrators can read whether mails are sent', async () => {
  const asked = async (role: 'moderator' | 'admin' | 'super-admin') => {
    const user = { ...(await aUser(site.payload, { role })), collection: 'users' as const }
    return isMailOnlyStored({ payload: site.payload, user })
  }
  expect(await asked('admin')).toBe(false)
  await save({ smtpHost: '' })
  expect(await asked('admin')).toBe(true)
  expect(await asked('super-admin')).toBe(true)
  expect(await asked('moderator')).toBe(false)
  expect(await isMailOnlyStored({ payload: site.payload, user: null })).toBe(false)
})

test('With a password that cannot be decrypted the mails wait until it is typed again', async () => {
  await site.payload.db.pool.query(`UPDATE email_settings SET smtp_password = 'sealed:1:AAAA'`)
  const { id } = await anApplication(site.payload)
  await site.payload.jobs.queue({ task: 'announceApplication', input: { applicationId: id } })
  await runDueJobs(site.payload)
  const [job] = await findJobs(site.payload)
  const { message } = JobError.parse(job?.log?.at(-1)?.error)
  expect(parseFailures(message)).toMatchObject([
    { channel: 'mail', kind: 'password' },
    { kind: 'password' },
  ])
  await save({ smtpPassword: account.password })
  await site.payload.db.pool.query('UPDATE payload_jobs SET wait_until = NULL')
  await runDueJobs(site.payload)
  expect((await findAnnounced(id)).announcedByMailAt).toEqual(expect.any(String))
})
