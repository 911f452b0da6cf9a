import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { User } from '@/payload-types'
import { recordFirstApplicationReading } from '@/src/plugins/document-reading/commands/recordFirstApplicationReading'
import { aJobApplication, aUser } from '@/tests/support/records'
import { type RestClient, restClient, signIn } from '@/tests/support/restClient'
import { startTestPayload, type TestPayload } from '@/tests/support/testPayload'

let started: TestPayload
let alix: User
let alixCookie: string
let moderator: RestClient

beforeAll(async () => {
  started = await startTestPayload()
  alix = await aUser(started.payload, { name: 'Alix Moreau' })
  alixCookie = await signIn(alix.email)
  moderator = restClient(alixCookie)
})
afterAll(() => started.stop())

async function historyOf(application: number) {
  const { rows } = await started.payload.db.pool.query(
    'SELECT kind, account_name AS by FROM application_events WHERE application_id = $1 ORDER BY id',
    [application],
  )
  return rows
}

const kindsOf = async (application: number) =>
  (await historyOf(application)).map(({ kind }: { kind: string }) => kind)

async function read(application: number | string, headers: Record<string, string>) {
  const { POST } = await import(
    '@/src/plugins/document-reading/routes/job-applications/[id]/lecture/route'
  )
  const address = `https://exemplia.test/api/job-applications/${application}/lecture`
  const request = new Request(address, { method: 'POST', headers })
  const answer = await POST(request, { params: Promise.resolve({ id: String(application) }) })
  return answer.status
}

const fromTheAdmin = (cookie: string) => ({ Cookie: cookie, 'Sec-Fetch-Site': 'same-origin' })

test('A reading is recorded once per person, and only when the page reports it', async () => {
  const { id } = await aJobApplication(started.payload)
  await moderator.get(`/job-applications/${id}`)
  expect(await kindsOf(id)).toEqual(['received'])
  const windows = [1, 2, 3].map(() => read(id, fromTheAdmin(alixCookie)))
  expect(await Promise.all(windows)).toEqual([200, 200, 200])
  const colleague = await signIn((await aUser(started.payload, { name: 'Noé Roy' })).email)
  await read(id, fromTheAdmin(colleague))
  expect(await historyOf(id)).toMatchObject([
    { kind: 'received' },
    { kind: 'read', by: 'Alix Moreau' },
    { kind: 'read', by: 'Noé Roy' },
  ])
  const { body } = await moderator.get(`/job-applications/${id}`)
  expect(body.status).toBe('pending')
})

test('A reading is recorded for staff only, and not from another site', async () => {
  const { id } = await aJobApplication(started.payload)
  expect(await read(id, {})).toBe(403)
  const elsewhere = { Cookie: alixCookie, 'Sec-Fetch-Site': 'cross-site' }
  expect(await read(id, elsewhere)).toBe(403)
  const gone = await aUser(started.payload)
  const cookie = await signIn(gone.email)
  const suspend = "UPDATE users SET status = 'inactive' WHERE id = $1"
  await started.payload.db.pool.query(suspend, [gone.id])
  expect([403, 404]).toContain(await read(id, fromTheAdmin(cookie)))
  expect(await read(999_999, fromTheAdmin(alixCookie))).toBe(404)
  expect(await read('1 OR 1=1', fromTheAdmin(alixCookie))).toBe(404)
  expect(await kindsOf(id)).toEqual(['received'])
})

test('A reading of an application that is deleted at that moment is not recorded', async () => {
  const { id } = await aJobApplication(started.payload)
  await started.payload.db.pool.query('DELETE FROM job_applications WHERE id = $1', [id])
  expect(
    await recordFirstApplicationReading(started.payload, { application: id, user: alix }),
  ).toBe(false)
})

/** Ids that no record has: PostgreSQL refuses them in a query. */
test.each(['x', 'null', '1.5', '99999999999', '2147483648'])(
  'The routes of documents refuse the id %s as one that does not exist',
  async (id) => {
    const log = vi.spyOn(started.payload.logger, 'error').mockReturnValue(undefined)
    const { GET: text } = await import(
      '@/src/plugins/document-reading/routes/candidate-files/[id]/texte/route'
    )
    const { POST: shown } = await import(
      '@/src/plugins/document-reading/routes/candidate-files/[id]/lecture/route'
    )
    const headers = fromTheAdmin(alixCookie)
    const url = 'https://exemplia.test/api/x'
    const context = { params: Promise.resolve({ id }) }
    expect([
      (await text(new Request(url, { headers }), context)).status,
      (await shown(new Request(url, { method: 'POST', headers }), context)).status,
      await read(id, headers),
    ]).toEqual([404, 404, 404])
    expect(log).not.toHaveBeenCalled()
    log.mockRestore()
  },
)
