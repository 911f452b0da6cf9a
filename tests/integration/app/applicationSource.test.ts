import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { recordVisits } from '@/src/commands/recordVisits'
import { aUser } from '@/tests/support/records'
import { restClient, signIn } from '@/tests/support/restClient'
import { anApplicationForm, formRequest, scriptRequest } from '@/tests/support/submissions'
import { startTestPayload, type TestPayload } from '@/tests/support/testPayload'
import { aVisit } from '@/tests/support/visits'

const VISITOR = 'visitor_1795363200000a1b2c3d4e'
const IN_A_TAB = { visitorId: VISITOR, source: 'direct' } as const

let site: TestPayload
let post: (request: Request) => Promise<Response>

beforeAll(async () => {
  site = await startTestPayload()
  post = (await import('@/src/app/api/candidatures/route')).POST
  const now = Date.now()
  await recordVisits(
    site.payload,
    [
      aVisit({
        ...IN_A_TAB,
        source: 'social',
        receivedAt: new Date(now - 50 * 60_000),
      }),
      // A visitor opens each offer in a new tab, from the list of the site.
      aVisit({ ...IN_A_TAB, sessionId: 'session_2', receivedAt: new Date(now - 40 * 60_000) }),
    ],
    [],
  )
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

/** Finds the tables, except those of visits, with a row that contains the visitor id. */
async function tablesWithVisitor() {
  const tables = await query(`
    SELECT relname AS name FROM pg_class
    WHERE relkind IN ('r', 'p') AND relnamespace = 'public'::regnamespace AND relname !~ '^visit'`)
  const found = tables.map(async ({ name }) => {
    const rows = await query(
      `SELECT 1 FROM "${name}" row WHERE row::text LIKE '%${VISITOR}%' LIMIT 1`,
    )
    return rows.length > 0 ? [name] : []
  })
  expect(tables.length).toBeGreaterThan(20)
  return (await Promise.all(found)).flat()
}

test('An application stores how the visit began, and nothing else of the visit', async () => {
  expect(await apply({ visitor: VISITOR })).toMatchObject([{ source: 'social' }])
  expect(await tablesWithVisitor()).toEqual([])
})

test.each([
  ['without a visitor, because analytics was not accepted', {}],
  ['of an unknown visitor', { visitor: 'visitor_1795363200000zzz' }],
  ['with an invalid visitor id', { visitor: `' OR 1=1 --${'x'.repeat(5000)}` }],
  ['that names a source itself', { source: 'social', site: 'APEC', utmCampaign: 'mai' }],
])('An application %s has no source and is accepted', async (_case, sent) => {
  expect(await apply(sent)).toMatchObject([{ source: null, site: null, utmCampaign: null }])
})

test('The same application from another visit is stored once', async () => {
  const same = { submissionKey: randomUUID(), candidateName: 'Même Envoi', cv: '' }
  expect(await apply({ ...same, visitor: VISITOR })).toHaveLength(1)
  const again = await apply({ ...same, visitor: 'visitor_1795363200000other' })
  expect(again).toMatchObject([{ source: 'social' }])
})

test('A form returned with errors stores nothing of the visit', async () => {
  const form = await anApplicationForm({ candidateEmail: 'non', visitor: VISITOR })
  expect((await post(formRequest('/api/candidatures', form))).status).toBe(303)
  expect(await query('SELECT 1 FROM submission_drafts')).toHaveLength(1)
  expect(await tablesWithVisitor()).toEqual([])
})

test('An application is accepted when its source cannot be read', async () => {
  await query('ALTER TABLE visit_sessions RENAME TO visit_sessions_gone')
  try {
    expect(await apply({ visitor: VISITOR })).toMatchObject([{ source: null }])
  } finally {
    await query('ALTER TABLE visit_sessions_gone RENAME TO visit_sessions')
  }
})

test('The candidate’s own answer is stored beside the measured origin; an empty answer is none', async () => {
  expect(await apply({ visitor: VISITOR, heardFrom: 'schoolOrFair' })).toMatchObject([
    { source: 'social', heardFrom: 'schoolOrFair' },
  ])
  for (const heardFrom of ['', 'constructor', 'x'.repeat(5000)])
    expect(await apply({ heardFrom })).toMatchObject([{ source: null, heardFrom: null }])
})

const FORGED = {
  ...{ source: 'email', site: 'APEC', utmSource: 'x', utmMedium: 'x', utmCampaign: 'x' },
  ...{ utmContent: 'x', heardFrom: 'assistant' },
}

test('No role can write the origin of an application', async () => {
  const [application] = await apply({ visitor: VISITOR, heardFrom: 'other' })
  const { email } = await aUser(site.payload, { role: 'super-admin' })
  const rest = restClient(await signIn(email))
  const path = `/job-applications/${application?.id}`
  expect(application).toMatchObject({ source: 'social', heardFrom: 'other' })
  const stored = Object.entries(application ?? {}).filter(([name]) => name in FORGED)
  expect(stored).toHaveLength(Object.keys(FORGED).length)
  expect(await rest.patch(path, FORGED)).toMatchObject({
    body: { doc: Object.fromEntries(stored) },
  })
  expect((await rest.post('/job-applications', FORGED)).status).toBe(403)
})
