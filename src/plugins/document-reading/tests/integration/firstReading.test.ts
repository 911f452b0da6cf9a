import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { User } from '@/payload-types'
import { recordFirstApplicationReading } from '@/src/plugins/document-reading/commands/recordFirstApplicationReading'
import { aJobApplication, aUser } from '@/tests/support/records'
import { type RestClient, restClient, signInForCookie } from '@/tests/support/restClient'
import { startTestPayload, type TestPayload } from '@/tests/support/testPayload'

let testPayload: TestPayload
let alixAccount: User
let alixCookie: string
let moderator: RestClient

beforeAll(async () => {
  testPayload = await startTestPayload()
  alixAccount = await aUser(testPayload.payload, { name: 'Alix Moreau' })
  alixCookie = await signInForCookie(alixAccount.email)
  moderator = restClient(alixCookie)
})
afterAll(() => testPayload.stop())

async function readHistory(application: number) {
  const { rows } = await testPayload.payload.db.pool.query(
    'SELECT kind, account_name AS by FROM application_events WHERE application_id = $1 ORDER BY id',
    [application],
  )
  return rows
}

const readHistoryKinds = async (application: number) =>
  (await readHistory(application)).map(({ kind }: { kind: string }) => kind)

async function postReading(application: number | string, headers: Record<string, string>) {
  const { POST } = await import(
    '@/src/plugins/document-reading/routes/job-applications/[id]/lecture/route'
  )
  const address = `https://exemplia.test/api/job-applications/${application}/lecture`
  const request = new Request(address, { method: 'POST', headers })
  const answer = await POST(request, { params: Promise.resolve({ id: String(application) }) })
  return answer.status
}

const adminRequestHeaders = (cookie: string) => ({
  Cookie: cookie,
  'Sec-Fetch-Site': 'same-origin',
})

test('A reading is recorded once per person, and only when the page reports it', async () => {
  const { id } = await aJobApplication(testPayload.payload)
  await moderator.get(`/job-applications/${id}`)
  expect(await readHistoryKinds(id)).toEqual(['received'])
  const windows = [1, 2, 3].map(() => postReading(id, adminRequestHeaders(alixCookie)))
  expect(await Promise.all(windows)).toEqual([200, 200, 200])
  const colleague = await signInForCookie(
    (await aUser(testPayload.payload, { name: 'Noé Roy' })).email,
  )
  await postReading(id, adminRequestHeaders(colleague))
  expect(await readHistory(id)).toMatchObject([
    { kind: 'received' },
    { kind: 'read', by: 'Alix Moreau' },
    { kind: 'read', by: 'Noé Roy' },
  ])
  const { body } = await moderator.get(`/job-applications/${id}`)
  expect(body.status).toBe('pending')
})

test('A reading is recorded for staff only, and not from another site', async () => {
  const { id } = await aJobApplication(testPayload.payload)
  expect(await postReading(id, {})).toBe(403)
  const elsewhere = { Cookie: alixCookie, 'Sec-Fetch-Site': 'cross-site' }
  expect(await postReading(id, elsewhere)).toBe(403)
  const gone = await aUser(testPayload.payload)
  const cookie = await signInForCookie(gone.email)
  const suspend = "UPDATE users SET status = 'inactive' WHERE id = $1"
  await testPayload.payload.db.pool.query(suspend, [gone.id])
  expect([403, 404]).toContain(await postReading(id, adminRequestHeaders(cookie)))
  expect(await postReading(999_999, adminRequestHeaders(alixCookie))).toBe(404)
  expect(await postReading('1 OR 1=1', adminRequestHeaders(alixCookie))).toBe(404)
  expect(await readHistoryKinds(id)).toEqual(['received'])
})

test('A reading of an application that is deleted at that moment is not recorded', async () => {
  const { id } = await aJobApplication(testPayload.payload)
  await testPayload.payload.db.pool.query('DELETE FROM job_applications WHERE id = $1', [id])
  expect(
    await recordFirstApplicationReading(testPayload.payload, {
      application: id,
      user: alixAccount,
    }),
  ).toBe(false)
})

/** Ids that no record has: PostgreSQL refuses them in a query. */
test.each(['x', 'null', '1.5', '99999999999', '2147483648'])(
  'The routes of documents refuse the id %s as one that does not exist',
  async (id) => {
    const log = vi.spyOn(testPayload.payload.logger, 'error').mockReturnValue(undefined)
    const { GET: text } = await import(
      '@/src/plugins/document-reading/routes/candidate-files/[id]/texte/route'
    )
    const { POST: shown } = await import(
      '@/src/plugins/document-reading/routes/candidate-files/[id]/lecture/route'
    )
    const headers = adminRequestHeaders(alixCookie)
    const url = 'https://exemplia.test/api/x'
    const context = { params: Promise.resolve({ id }) }
    expect([
      (await text(new Request(url, { headers }), context)).status,
      (await shown(new Request(url, { method: 'POST', headers }), context)).status,
      await postReading(id, headers),
    ]).toEqual([404, 404, 404])
    expect(log).not.toHaveBeenCalled()
    log.mockRestore()
  },
)
