import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { recordVisits } from '@/src/commands/recordVisits'
import { aUser } from '@/tests/support/records'
import { restClient, signIn } from '@/tests/support/restClient'
import { anApplicationForm, formRequest, scriptRequest } from '@/tests/support/submissions'
import { startTestPayload, type TestPayload } from '@/tests/support/testPayload'
import { aVisit } from '@/tests/support/visits'

const SESSION = 'session_1795363200000f5g6h7i8j'

let site: TestPayload
let post: (request: Request) => Promise<Response>

beforeAll(async () => {
  site = await startTestPayload()
  post = (await import('@/src/app/api/candidatures/route')).POST
  await recordVisits(site.payload, [aVisit({ sessionId: SESSION, source: 'social' })], [])
})
afterAll(() => site.stop())

const query = async (text: string) => (await site.payload.db.pool.query(text)).rows

async function apply(different: Record<string, string>) {
  const candidateName = `Candidat ${randomUUID()}`
  const form = await anApplicationForm({ candidateName, ...different })
  expect((await post(scriptRequest('/api/candidatures', form))).status).toBe(200)
  const { docs } = await site.payload.find({
    collection: 'job-applications',
    where: { candidateName: { equals: different.candidateName ?? candidateName } },
  })
  return docs
}

/** The tables, those of the visits apart, in a row of which the session is named. */
async function tablesWithSession() {
  const tables = await query(`
    SELECT relname AS name FROM pg_class
    WHERE relkind IN ('r', 'p') AND relnamespace = 'public'::regnamespace AND relname !~ '^visit'`)
  const found = tables.map(async ({ name }) => {
    const rows = await query(
      `SELECT 1 FROM "${name}" row WHERE row::text LIKE '%${SESSION}%' LIMIT 1`,
    )
    return rows.length > 0 ? [name] : []
  })
  expect(tables.length).toBeGreaterThan(20)
  return (await Promise.all(found)).flat()
}

test('an application keeps how the visit began, and nothing else of the visit', async () => {
  expect(await apply({ visitSession: SESSION })).toMatchObject([{ source: 'social' }])
  expect(await tablesWithSession()).toEqual([])
})

test.each([
  ['without a session, because analytics was not accepted', {}],
  ['of a session that nobody knows', { visitSession: 'session_1795363200000zzz' }],
  ['with what is no session at all', { visitSession: `' OR 1=1 --${'x'.repeat(5000)}` }],
  ['that names a source itself', { source: 'social' }],
])('an application %s has no source, and is taken all the same', async (_case, sent) => {
  expect(await apply(sent)).toMatchObject([{ source: null }])
})

test('the same application from another visit is the same application', async () => {
  const same = { submissionKey: randomUUID(), candidateName: 'Même Envoi', cv: '' }
  expect(await apply({ ...same, visitSession: SESSION })).toHaveLength(1)
  const again = await apply({ ...same, visitSession: 'session_1795363200000other' })
  expect(again).toMatchObject([{ source: 'social' }])
})

test('a form that comes back keeps nothing of the visit', async () => {
  const form = await anApplicationForm({ candidateEmail: 'non', visitSession: SESSION })
  expect((await post(formRequest('/api/candidatures', form))).status).toBe(303)
  expect(await query('SELECT 1 FROM submission_drafts')).toHaveLength(1)
  expect(await tablesWithSession()).toEqual([])
})

test('an application is taken when its source cannot be looked up', async () => {
  await query('ALTER TABLE visit_sessions RENAME TO visit_sessions_gone')
  try {
    expect(await apply({ visitSession: SESSION })).toMatchObject([{ source: null }])
  } finally {
    await query('ALTER TABLE visit_sessions_gone RENAME TO visit_sessions')
  }
})

test('nobody writes a source, whatever the role', async () => {
  const [application] = await apply({ visitSession: SESSION })
  const { email } = await aUser(site.payload, { role: 'super-admin' })
  const rest = restClient(await signIn(email))
  const path = `/job-applications/${application?.id}`
  expect(await rest.patch(path, { source: 'email' })).toMatchObject({
    body: { doc: { source: 'social' } },
  })
  expect((await rest.post('/job-applications', { source: 'email' })).status).toBe(403)
})
