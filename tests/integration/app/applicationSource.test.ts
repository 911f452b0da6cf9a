import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { recordVisits } from '@/src/commands/recordVisits'
import { aUser } from '@/tests/support/records'
import { restClient, signInForCookie } from '@/tests/support/restClient'
import {
  anApplicationForm,
  createFormRequest,
  createScriptRequest,
} from '@/tests/support/submissions'
import { startTestPayload, type TestPayload } from '@/tests/support/testPayload'
import { aVisit } from '@/tests/support/visits'

const VISITOR_ID = 'visitor_1795363200000a1b2c3d4e'
const TAB_FIELDS = { visitorId: VISITOR_ID, source: 'direct' } as const

let testPayload: TestPayload
let postApplication: (request: Request) => Promise<Response>

beforeAll(async () => {
  testPayload = await startTestPayload()
  postApplication = (await import('@/src/app/api/candidatures/route')).POST
  const now = Date.now()
  await recordVisits(
    testPayload.payload,
    [
      aVisit({
        ...TAB_FIELDS,
        source: 'social',
        receivedAt: new Date(now - 50 * 60_000),
      }),
      // A visitor opens each offer in a new tab, from the list of the site.
      aVisit({ ...TAB_FIELDS, sessionId: 'session_2', receivedAt: new Date(now - 40 * 60_000) }),
    ],
    [],
  )
})
afterAll(() => testPayload.stop())

const runSql = async (text: string) => (await testPayload.payload.db.pool.query(text)).rows

async function submitApplication(different: Record<string, string>) {
  const candidateName = `Candidat ${randomUUID()}`
  const form = await anApplicationForm({ candidateName, ...different })
  expect((await postApplication(createScriptRequest('/api/candidatures', form))).status).toBe(200)
  const { docs } = await testPayload.payload.find({
    collection: 'job-applications',
    where: { candidateName: { equals: different.candidateName ?? candidateName } },
  })
  return docs
}

/** Finds the tables, except those of visits, with a row that contains the visitor id. */
async function findTablesWithVisitor() {
  const tables = await runSql(`
    SELECT relname AS name FROM pg_class
    WHERE relkind IN ('r', 'p') AND relnamespace = 'public'::regnamespace AND relname !~ '^visit'`)
  const found = tables.map(async ({ name }) => {
    const rows = await runSql(
      `SELECT 1 FROM "${name}" row WHERE row::text LIKE '%${VISITOR_ID}%' LIMIT 1`,
    )
    return rows.length > 0 ? [name] : []
  })
  expect(tables.length).toBeGreaterThan(20)
  return (await Promise.all(found)).flat()
}

test('An application stores how the visit began, and nothing else of the visit', async () => {
  expect(await submitApplication({ visitor: VISITOR_ID })).toMatchObject([{ source: 'social' }])
  expect(await findTablesWithVisitor()).toEqual([])
})

test.each([
  ['without a visitor, because analytics was not accepted', {}],
  ['of an unknown visitor', { visitor: 'visitor_1795363200000zzz' }],
  ['with an invalid visitor id', { visitor: `' OR 1=1 --${'x'.repeat(5000)}` }],
  ['that names a source itself', { source: 'social', site: 'APEC', utmCampaign: 'mai' }],
])('An application %s has no source and is accepted', async (_case, sent) => {
  expect(await submitApplication(sent)).toMatchObject([
    { source: null, site: null, utmCampaign: null },
  ])
})

test('The same application from another visit is stored once', async () => {
  const same = { submissionKey: randomUUID(), candidateName: 'Même Envoi', cv: '' }
  expect(await submitApplication({ ...same, visitor: VISITOR_ID })).toHaveLength(1)
  const again = await submitApplication({ ...same, visitor: 'visitor_1795363200000other' })
  expect(again).toMatchObject([{ source: 'social' }])
})

test('A form returned with errors stores nothing of the visit', async () => {
  const form = await anApplicationForm({ candidateEmail: 'non', visitor: VISITOR_ID })
  expect((await postApplication(createFormRequest('/api/candidatures', form))).status).toBe(303)
  expect(await runSql('SELECT 1 FROM submission_drafts')).toHaveLength(1)
  expect(await findTablesWithVisitor()).toEqual([])
})

test('An application is accepted when its source cannot be read', async () => {
  await runSql('ALTER TABLE visit_sessions RENAME TO visit_sessions_gone')
  try {
    expect(await submitApplication({ visitor: VISITOR_ID })).toMatchObject([{ source: null }])
  } finally {
    await runSql('ALTER TABLE visit_sessions_gone RENAME TO visit_sessions')
  }
})

test('The candidate’s own answer is stored beside the measured origin; an empty answer is none', async () => {
  expect(await submitApplication({ visitor: VISITOR_ID, heardFrom: 'schoolOrFair' })).toMatchObject(
    [{ source: 'social', heardFrom: 'schoolOrFair' }],
  )
  for (const heardFrom of ['', 'constructor', 'x'.repeat(5000)])
    expect(await submitApplication({ heardFrom })).toMatchObject([
      { source: null, heardFrom: null },
    ])
})

const FORGED_FIELDS = {
  ...{ source: 'email', site: 'APEC', utmSource: 'x', utmMedium: 'x', utmCampaign: 'x' },
  ...{ utmContent: 'x', heardFrom: 'assistant' },
}

test('No role can write the origin of an application', async () => {
  const [application] = await submitApplication({ visitor: VISITOR_ID, heardFrom: 'other' })
  const { email } = await aUser(testPayload.payload, { role: 'super-admin' })
  const rest = restClient(await signInForCookie(email))
  const path = `/job-applications/${application?.id}`
  expect(application).toMatchObject({ source: 'social', heardFrom: 'other' })
  const stored = Object.entries(application ?? {}).filter(([name]) => name in FORGED_FIELDS)
  expect(stored).toHaveLength(Object.keys(FORGED_FIELDS).length)
  expect(await rest.patch(path, FORGED_FIELDS)).toMatchObject({
    body: { doc: Object.fromEntries(stored) },
  })
  expect((await rest.post('/job-applications', FORGED_FIELDS)).status).toBe(403)
})
