import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { z } from 'zod'
import {
  countWaitingAcceptedApplications,
  findAcceptedApplications,
} from '@/src/plugins/retention/queries/findAcceptedApplications'
import { findApplicationRetention } from '@/src/plugins/retention/queries/findApplicationRetention'
import { retentionPanelWords } from '@/src/plugins/retention/words/admin/retentionPanel'
import { aJobApplication, aUser } from '@/tests/support/records'
import { signInForCookie } from '@/tests/support/restClient'
import { sessionOf } from '@/tests/support/sessionOf'
import { startTestPayload, type TestPayload } from '@/tests/support/testPayload'

const REASON = 'Dossier du personnel, contrat signé'

let site: TestPayload
let superAdminHeaders: Record<string, string>
let adminHeaders: Record<string, string>

beforeAll(async () => {
  site = await startTestPayload()
  const { email } = await aUser(site.payload, { role: 'super-admin', name: 'Nora Diallo' })
  superAdminHeaders = { Cookie: await signInForCookie(email), 'Sec-Fetch-Site': 'same-origin' }
  adminHeaders = await sessionOf(site.payload, { role: 'admin' })
})
afterAll(() => site.stop())
beforeEach(async () => {
  await query(
    `SET LOCAL exemplia.erasure = 'on';
    TRUNCATE job_applications, data_retention, sealed_records, audit_entries, payload_jobs CASCADE`,
  )
})

const query = (text: string, values?: unknown[]) => site.payload.db.pool.query(text, values)

/** @param age how long ago the application was accepted, as an interval of PostgreSQL */
async function anAccepted(age = '4 months', status: 'accepted' | 'rejected' = 'accepted') {
  const { id } = await aJobApplication(site.payload, { status })
  await query(
    `UPDATE job_applications SET status_changed_at = now() - $2::interval,
      created_at = now() - interval '5 months' WHERE id = $1`,
    [id, age],
  )
  return id
}

async function decide(sent: object, headers = superAdminHeaders) {
  const { POST } = await import('@/src/plugins/retention/routes/conservation/acceptees/route')
  return POST(
    new Request('https://exemplia.test/api/conservation/acceptees', {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify(sent),
    }),
  )
}
const extend = (application: number, reason = REASON) =>
  decide({ action: 'extend', application, reason })
const remove = (application: number, extension: number | null = null) =>
  decide({ action: 'delete', application, extension })

const retentionOf = (application: number) =>
  findApplicationRetention(site.payload, { application, now: new Date() })

const Refusal = z.object({ error: z.string() })
async function refusalOf(response: Response) {
  return [response.status, Refusal.parse(await response.json()).error]
}

async function listed() {
  const { waiting, extended } = await findAcceptedApplications(site.payload, new Date())
  const ids = ({ applications }: typeof waiting) => applications.map(({ id }) => id)
  return { waiting: ids(waiting), extended: ids(extended) }
}
const extensionOf = async (id: number) =>
  (await findAcceptedApplications(site.payload, new Date())).extended.applications.find(
    (application) => application.id === id,
  )?.extension

async function auditActions() {
  const { rows } = await query(
    'SELECT action, actor_name AS by, subject, details FROM audit_entries ORDER BY id',
  )
  return rows
}
const count = async (table: 'job_applications' | 'retention_extensions' | 'sealed_records') =>
  (await query(`SELECT count(*)::int AS count FROM ${table}`)).rows[0].count

test('An application accepted more than three months ago is listed; others are not', async () => {
  const old = await anAccepted('5 months')
  const later = await anAccepted('4 months')
  await anAccepted('2 months')
  await anAccepted('4 months', 'rejected')
  const [withdrawn, spam] = [await anAccepted(), await anAccepted()]
  await query('UPDATE job_applications SET withdrawn_at = now() WHERE id = $1', [withdrawn])
  await query('UPDATE job_applications SET is_spam = true, spam_marked_at = now() WHERE id = $1', [
    spam,
  ])
  expect(await listed()).toEqual({ waiting: [old, later], extended: [] })
  expect(await countWaitingAcceptedApplications(site.payload, new Date())).toBe(2)
})

test('The list begins on the day after the period, in the time zone of the firm', async () => {
  const id = await anAccepted()
  await query(
    `UPDATE job_applications SET status_changed_at = '2026-03-31T22:30:00Z' WHERE id = $1`,
    [id],
  )
  const idsAt = async (now: string) =>
    (await findAcceptedApplications(site.payload, new Date(now))).waiting.applications
  // Accepted on 1 April in Paris.
  expect(await idsAt('2026-07-01T21:59:59Z')).toEqual([])
  expect(await idsAt('2026-07-01T22:00:00Z')).toMatchObject([{ id, acceptedOn: '2026-04-01' }])
})

test('A reason keeps an application, with who and when, and an audit entry without the reason', async () => {
  const id = await anAccepted()
  expect((await extend(id, `  ${REASON}\n`)).status).toBe(200)
  expect(await listed()).toEqual({ waiting: [], extended: [id] })
  expect(await extensionOf(id)).toMatchObject({ reason: REASON, byName: 'Nora Diallo' })
  expect(await auditActions()).toEqual([
    { action: 'retentionExtended', by: 'Nora Diallo', subject: `n° ${id}`, details: null },
  ])
  const retention = await retentionOf(id)
  expect(retention && retentionPanelWords.because(retention)).toContain(
    `par Nora Diallo\u00A0: «\u00A0${REASON}\u00A0»`,
  )
})

test.each([
  ['no reason', { action: 'extend' }],
  ['a short reason', { action: 'extend', reason: '    court    ' }],
  ['an invisible reason', { action: 'extend', reason: '\u200B\0'.repeat(20) }],
  ['a long reason', { action: 'extend', reason: 'x'.repeat(501) }],
  ['an object as reason', { action: 'extend', reason: { like: '' } }],
  ['a deletion that does not say what was seen', { action: 'delete' }],
  ['an unknown action', { action: 'keep', reason: REASON }],
])('A decision with %s is refused and changes nothing', async (_, sent) => {
  const application = await anAccepted()
  expect((await decide({ application, ...sent })).status).toBe(422)
  expect(await listed()).toEqual({ waiting: [application], extended: [] })
  expect(await auditActions()).toEqual([])
})

test('Only a Super Administrator on the own site decides', async () => {
  const id = await anAccepted()
  for (const headers of [
    adminHeaders,
    {},
    { ...superAdminHeaders, 'Sec-Fetch-Site': 'cross-site' },
  ]) {
    for (const sent of [
      { action: 'extend', application: id, reason: REASON },
      { action: 'delete', application: id, extension: null },
    ])
      expect((await decide(sent, headers)).status).toBe(403)
  }
  expect(await listed()).toEqual({ waiting: [id], extended: [] })
})

test('A deletion leaves a sealed record for the years of the settings, and an audit entry', async () => {
  const [sealed, unsealed] = [await anAccepted(), await anAccepted()]
  expect((await remove(sealed)).status).toBe(200)
  const { rows } = await query('SELECT status, reason FROM sealed_records')
  expect(rows).toEqual([{ status: 'accepted', reason: 'accepted' }])
  expect(await auditActions()).toMatchObject([{ action: 'deleted', subject: `n° ${sealed}` }])
  await site.payload.updateGlobal({ slug: 'data-retention', data: { sealedRecordYears: 0 } })
  expect((await remove(unsealed)).status).toBe(200)
  expect([await count('job_applications'), await count('sealed_records')]).toEqual([0, 1])
})

test('An application that stays can be deleted, with its reason', async () => {
  const id = await anAccepted()
  await extend(id)
  const extension = (await extensionOf(id))?.id ?? null
  expect((await remove(id, extension)).status).toBe(200)
  expect([await count('job_applications'), await count('retention_extensions')]).toEqual([0, 0])
})

test('A list that is out of date deletes nothing, and a sentence says what changed', async () => {
  const id = await anAccepted()
  await extend(id)
  const extended = [409, expect.stringContaining('Quelqu’un a décidé entre-temps')]
  expect(await refusalOf(await remove(id))).toEqual(extended)
  expect(await refusalOf(await extend(id, 'Un autre motif'))).toEqual(extended)
  const extension = (await extensionOf(id))?.id ?? null
  await query(`UPDATE job_applications SET status = 'rejected' WHERE id = $1`, [id])
  const left = [409, expect.stringContaining('a changé entre-temps')]
  expect(await refusalOf(await remove(id, extension))).toEqual(left)
  await query('DELETE FROM job_applications WHERE id = $1', [id])
  const deleted = [409, expect.stringContaining('n’existe plus')]
  expect(await refusalOf(await extend(id))).toEqual(deleted)
  expect(await refusalOf(await remove(id, extension))).toEqual(deleted)
  expect(await auditActions()).toHaveLength(1)
})

test('A status that changed and came back waits for a new decision', async () => {
  const id = await anAccepted()
  await extend(id)
  const extension = (await extensionOf(id))?.id ?? null
  // The decision was made before the status changed.
  await query(`UPDATE retention_extensions SET created_at = now() - interval '4 months 1 day'`)
  expect(await listed()).toEqual({ waiting: [id], extended: [] })
  expect((await refusalOf(await remove(id, extension)))[0]).toBe(409)
  expect((await extend(id, 'Deuxième contrat signé')).status).toBe(200)
  expect(await extensionOf(id)).toMatchObject({ reason: 'Deuxième contrat signé' })
})

test('A decision of staff on the status takes the effect of the reason', async () => {
  const id = await anAccepted()
  await extend(id)
  const change = (status: 'rejected' | 'accepted') =>
    site.payload.update({ collection: 'job-applications', id, data: { status } })
  await change('rejected')
  await change('accepted')
  expect(await listed()).toEqual({ waiting: [], extended: [] })
  await query(
    `UPDATE retention_extensions SET created_at = created_at - interval '1 year';
    UPDATE job_applications SET status_changed_at = status_changed_at - interval '1 year'`,
  )
  expect(await listed()).toEqual({ waiting: [id], extended: [] })
})

test('Of ten simultaneous decisions one is carried out', async () => {
  const id = await anAccepted()
  const statuses = await Promise.all(
    Array.from(
      { length: 10 },
      async (_, index) => (index % 2 === 0 ? await extend(id) : await remove(id)).status,
    ),
  )
  expect(statuses.toSorted()).toEqual([200, ...Array(9).fill(409)])
  expect(await auditActions()).toHaveLength(1)
  expect((await count('retention_extensions')) + (await count('sealed_records'))).toBe(1)
})

test('If the audit trail cannot be written, nothing is kept and nothing is deleted', async () => {
  const id = await anAccepted()
  await query('ALTER TABLE audit_entries ADD CONSTRAINT never CHECK (false) NOT VALID')
  try {
    expect([(await extend(id)).status, (await remove(id)).status]).toEqual([500, 500])
  } finally {
    await query('ALTER TABLE audit_entries DROP CONSTRAINT never')
  }
  expect(await listed()).toEqual({ waiting: [id], extended: [] })
  expect(await count('sealed_records')).toBe(0)
})

test('A reason does not prolong the period of an application that is rejected afterwards', async () => {
  const id = await anAccepted()
  const since = (await retentionOf(id))?.since
  await extend(id)
  await query(`UPDATE job_applications SET status = 'rejected' WHERE id = $1`, [id])
  expect(await retentionOf(id)).toMatchObject({
    ...{ reason: 'rejected', since, listed: null },
  })
})
