import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { User } from '@/payload-types'
import { inTransaction } from '@/src/database/inTransaction'
import { aCandidateFile, aJobApplication, aUser } from '../../support/records'
import { type RestClient, restClient, signInForCookie } from '../../support/restClient'
import { startTestPayload, type TestPayload } from '../../support/testPayload'

let testPayload: TestPayload
let alixAccount: User
let alixCookie: string
let moderator: RestClient
let admin: RestClient

beforeAll(async () => {
  testPayload = await startTestPayload()
  alixAccount = await aUser(testPayload.payload, { name: 'Alix Moreau' })
  alixCookie = await signInForCookie(alixAccount.email)
  moderator = restClient(alixCookie)
  admin = restClient(
    await signInForCookie((await aUser(testPayload.payload, { role: 'admin' })).email),
  )
})
afterAll(() => testPayload.stop())

async function readHistory(application: number) {
  const { rows } = await testPayload.payload.db.pool.query(
    `SELECT kind, "from", "to", account_name AS by FROM application_events
     WHERE application_id = $1 ORDER BY id`,
    [application],
  )
  return rows
}

const readHistoryKinds = async (application: number) =>
  (await readHistory(application)).map(({ kind }: { kind: string }) => kind)

const adminRequestHeaders = (cookie: string) => ({
  Cookie: cookie,
  'Sec-Fetch-Site': 'same-origin',
})

describe('The history records', () => {
  test('who made each decision, and what it changed', async () => {
    const { id } = await aJobApplication(testPayload.payload)
    await moderator.patch(`/job-applications/${id}`, { status: 'reviewed' })
    await moderator.patch(`/job-applications/${id}`, { status: 'reviewed' })
    await moderator.patch(`/job-applications?where[id][equals]=${id}`, { status: 'accepted' })
    expect(await readHistory(id)).toEqual([
      { kind: 'received', from: null, to: null, by: null },
      { kind: 'status-changed', from: 'pending', to: 'reviewed', by: 'Alix Moreau' },
      { kind: 'status-changed', from: 'reviewed', to: 'accepted', by: 'Alix Moreau' },
    ])
  })

  test('simultaneous decisions as a chain without a gap', async () => {
    const { id } = await aJobApplication(testPayload.payload)
    await Promise.all([
      moderator.patch(`/job-applications/${id}`, { status: 'accepted' }),
      admin.patch(`/job-applications/${id}`, { status: 'rejected' }),
    ])
    const [, first, second] = await readHistory(id)
    expect(first.from).toBe('pending')
    expect(second.from).toBe(first.to)
    const { body } = await admin.get(`/job-applications/${id}`)
    expect(body.status).toBe(second.to)
  })

  test('A decision does not overwrite what the candidate has changed since its row was read', async () => {
    const { id } = await aJobApplication(testPayload.payload)
    const { pool } = testPayload.payload.db
    const candidate = await pool.connect()
    await candidate.query('BEGIN')
    await candidate.query(
      `UPDATE job_applications SET candidate_phone = '06 11 22 33 44', awaits_answer = false,
        withdrawn_at = now(), updated_at = now() WHERE id = $1`,
      [id],
    )
    const decision = moderator.patch(`/job-applications/${id}`, { status: 'rejected' })
    // The decision has read the row, and waits for its lock.
    const waiting = "SELECT FROM pg_stat_activity WHERE wait_event_type = 'Lock'"
    await expect.poll(async () => (await pool.query(waiting)).rowCount).toBe(1)
    await candidate.query('COMMIT')
    candidate.release()
    expect((await decision).status).toBe(200)
    const { body } = await admin.get(`/job-applications/${id}`)
    expect(body).toMatchObject({
      ...{ candidatePhone: '06 11 22 33 44', awaitsAnswer: false, status: 'rejected' },
      withdrawnAt: expect.any(String),
    })
  })

  test('no decision that was rolled back', async () => {
    const { id } = await aJobApplication(testPayload.payload)
    const status = 'accepted'
    const decision = inTransaction(testPayload.payload, { user: alixAccount }, async (req) => {
      await req.payload.update({ collection: 'job-applications', id, data: { status }, req })
      throw new Error('provoked')
    })
    await expect(decision).rejects.toThrow('provoked')
    expect(await readHistoryKinds(id)).toEqual(['received'])
  })

  test('each decision, which fails without its event', async () => {
    const { id } = await aJobApplication(testPayload.payload)
    await failHistoryInserts()
    const answer = await moderator.patch(`/job-applications/${id}`, { status: 'accepted' })
    await testPayload.payload.db.pool.query('DROP TRIGGER fault ON application_events')
    expect(answer.status).toBe(500)
    expect((await moderator.get(`/job-applications/${id}`)).body.status).toBe('pending')
  })

  test('each download of a file', async () => {
    const { id: cv } = await aCandidateFile(testPayload.payload)
    const { id: coverLetterFile } = await aCandidateFile(testPayload.payload)
    const { id } = await aJobApplication(testPayload.payload, { cv, coverLetterFile })
    const { GET } = await import('@/src/app/api/candidate-files/[id]/lien/route')
    const take = (file: number, headers: Record<string, string>) =>
      GET(new Request(`https://exemplia.test/api/candidate-files/${file}/lien`, { headers }), {
        params: Promise.resolve({ id: String(file) }),
      })
    expect((await take(cv, {})).status).toBe(403)
    expect((await take(cv, adminRequestHeaders(alixCookie))).status).toBe(303)
    expect((await take(coverLetterFile, adminRequestHeaders(alixCookie))).status).toBe(303)
    expect(await readHistory(id)).toMatchObject([
      { kind: 'received' },
      { kind: 'cv-downloaded', by: 'Alix Moreau' },
      { kind: 'letter-downloaded', by: 'Alix Moreau' },
    ])
  })
})

describe('The history', () => {
  test('cannot be changed', async () => {
    const { id } = await aJobApplication(testPayload.payload)
    const { pool } = testPayload.payload.db
    const of = 'WHERE application_id = $1'
    const update = pool.query(`UPDATE application_events SET kind = 'read' ${of}`, [id])
    await expect(update).rejects.toThrow('is not rewritten')
    const remove = pool.query(`DELETE FROM application_events ${of}`, [id])
    await expect(remove).rejects.toThrow('is not rewritten')
    expect(await readHistoryKinds(id)).toEqual(['received'])
  })

  test('contains the name of a deleted account', async () => {
    const { id } = await aJobApplication(testPayload.payload)
    const leaving = await aUser(testPayload.payload, { name: 'Dominique Roy' })
    await restClient(await signInForCookie(leaving.email)).patch(`/job-applications/${id}`, {
      status: 'rejected',
    })
    expect((await admin.delete(`/users/${leaving.id}`)).status).toBe(200)
    expect(await readHistory(id)).toMatchObject([{}, { by: 'Dominique Roy' }])
  })

  test('shows Moderators names, and no accounts', async () => {
    const { id } = await aJobApplication(testPayload.payload)
    await moderator.patch(`/job-applications/${id}`, { status: 'reviewed' })
    const address = `/application-events?where[application][equals]=${id}&depth=0&sort=-id`
    const { body } = await moderator.get(address)
    expect(body.docs).toMatchObject([{ accountName: 'Alix Moreau' }, {}])
    expect(JSON.stringify(body)).not.toContain('"account":')
    expect((await admin.get(address)).body.docs).toMatchObject([{ account: alixAccount.id }, {}])
  })
})

test('is deleted with its application', async () => {
  const { id } = await aJobApplication(testPayload.payload)
  expect((await admin.delete(`/job-applications/${id}`)).status).toBe(200)
  const { rows } = await testPayload.payload.db.pool.query(
    'SELECT id FROM application_events WHERE application_id = $1',
    [id],
  )
  expect(rows).toEqual([])
})

function failHistoryInserts() {
  return testPayload.payload.db.pool.query(`
    CREATE OR REPLACE FUNCTION fail() RETURNS trigger LANGUAGE plpgsql
      AS $$ BEGIN RAISE EXCEPTION 'provoked'; END $$;
    CREATE TRIGGER fault BEFORE INSERT ON application_events
      FOR EACH ROW EXECUTE FUNCTION fail()`)
}
