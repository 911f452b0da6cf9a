import pg from 'pg'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import {
  MAILED_RETENTION_PERIODS_KEY,
  NEW_RETENTION_PERIODS_KEY,
} from '@/src/plugins/retention/rules/retentionPeriods'
import { queueMailsAboutNewPeriods } from '@/src/plugins/retention/server/newRetentionPeriodsDuty'
import { findJobs, runDueJobs } from '@/tests/support/dueJobs'
import { aJobApplication, aUser } from '@/tests/support/records'
import { startSmtpServer } from '@/tests/support/startSmtpServer'
import { startTestPayload, type TestPayload } from '@/tests/support/testPayload'

let site: TestPayload
let smtp: Awaited<ReturnType<typeof startSmtpServer>>
let workers: pg.Client[]
let superAdmins: string[]

beforeAll(async () => {
  smtp = await startSmtpServer()
  site = await startTestPayload()
  workers = [new pg.Client(site.databaseUrl), new pg.Client(site.databaseUrl)]
  await Promise.all(workers.map((worker) => worker.connect()))
  await site.payload.updateGlobal({
    slug: 'website-settings',
    data: { companyName: 'Exemplia', email: 'contact@exemplia.example' },
  })
  await site.payload.updateGlobal({
    slug: 'email-settings',
    data: { smtpHost: '127.0.0.1', smtpPort: smtp.port },
  })
  await aUser(site.payload, { role: 'admin' })
  const closed = await aUser(site.payload, { role: 'super-admin' })
  await query(`UPDATE users SET status = 'inactive' WHERE id = $1`, [closed.id])
  const { rows } = await query(
    `SELECT email FROM users WHERE role = 'super-admin' AND status = 'active'`,
  )
  superAdmins = rows.map(({ email }) => email)
  for (const _ of [1, 2])
    superAdmins.push((await aUser(site.payload, { role: 'super-admin' })).email)
})
beforeEach(async () => {
  smtp.mails.length = 0
  await query('TRUNCATE payload_jobs, job_applications CASCADE')
  await query('DELETE FROM payload_kv WHERE key = ANY($1)', [
    [NEW_RETENTION_PERIODS_KEY, MAILED_RETENTION_PERIODS_KEY],
  ])
  await site.payload.updateGlobal({ slug: 'data-retention', data: { sealedRecordYears: 5 } })
})
afterAll(async () => {
  await Promise.all(workers.map((worker) => worker.end()))
  await site.stop()
  await smtp.stop()
})

const query = (text: string, values?: unknown[]) => site.payload.db.pool.query(text, values)

const updateAt = (age: string) =>
  query(
    `INSERT INTO payload_kv (key, data) VALUES ($1, to_jsonb(now() - $2::interval))
    ON CONFLICT (key) DO UPDATE SET data = excluded.data`,
    [NEW_RETENTION_PERIODS_KEY, age],
  )

/** The minute of both workers, and the jobs. */
async function passMinute() {
  await Promise.all(workers.map((worker) => queueMailsAboutNewPeriods(worker)))
  await runDueJobs(site.payload)
}
const recipients = () => smtp.mails.flatMap(({ envelopeTo }) => envelopeTo).toSorted()

test('Each active Super Administrator gets one mail per update, from two workers too', async () => {
  await passMinute()
  expect(smtp.mails).toEqual([])
  await updateAt('1 hour')
  const { id } = await aJobApplication(site.payload, { status: 'rejected' })
  await query(
    `UPDATE job_applications SET created_at = now() - interval '1 year',
      status_changed_at = now() - interval '1 year' WHERE id = $1`,
    [id],
  )
  await passMinute()
  await passMinute()
  expect(recipients()).toEqual(superAdmins.toSorted())
  const [mail] = smtp.mails
  expect(mail?.subject).toBe('Exemplia\u00A0: les durées de conservation ont changé')
  expect(mail?.text).toContain('une candidature le sera la première nuit')
  expect(mail?.text).toContain('une archive scellée pendant cinq ans')
  expect(mail?.text).toContain('/admin/globals/data-retention')

  await updateAt('1 minute')
  await passMinute()
  expect(smtp.mails).toHaveLength(2 * superAdmins.length)
})

test('Without sealed records the mail does not mention them', async () => {
  await site.payload.updateGlobal({ slug: 'data-retention', data: { sealedRecordYears: 0 } })
  await updateAt('1 hour')
  await passMinute()
  expect(smtp.mails[0]?.text).toContain('aucune candidature ne le sera')
  expect(smtp.mails[0]?.text).not.toContain('archive scellée')
})

test('After the grace no mail leaves', async () => {
  await updateAt('40 days')
  await passMinute()
  expect([smtp.mails.length, await findJobs(site.payload)]).toEqual([0, []])
})

test('A worker that is killed before the commit leaves the mails to the next minute', async () => {
  await updateAt('1 hour')
  const [worker] = workers
  await worker?.query('BEGIN')
  if (worker) await queueMailsAboutNewPeriods(worker)
  await worker?.query('ROLLBACK')
  expect(await findJobs(site.payload)).toEqual([])
  await passMinute()
  expect(recipients()).toEqual(superAdmins.toSorted())
})

test('An account that lost the role before the mail leaves gets none', async () => {
  const { email, id } = await aUser(site.payload, { role: 'super-admin' })
  await updateAt('1 hour')
  await Promise.all(workers.map((worker) => queueMailsAboutNewPeriods(worker)))
  await query(`UPDATE users SET role = 'admin' WHERE id = $1`, [id])
  await runDueJobs(site.payload)
  expect(recipients()).not.toContain(email)
  expect(recipients()).toEqual(superAdmins.toSorted())
})
