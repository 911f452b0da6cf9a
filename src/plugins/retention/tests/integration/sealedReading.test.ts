import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import type { SealedRecord } from '@/payload-types'
import { aUser } from '@/tests/support/records'
import { signInForCookie } from '@/tests/support/restClient'
import { sessionOf } from '@/tests/support/sessionOf'
import { startTestPayload, type TestPayload } from '@/tests/support/testPayload'

let testPayload: TestPayload
let superAdminHeaders: Record<string, string>
let adminHeaders: Record<string, string>

beforeAll(async () => {
  testPayload = await startTestPayload()
  const { email } = await aUser(testPayload.payload, { role: 'super-admin', name: 'Nora Diallo' })
  superAdminHeaders = { Cookie: await signInForCookie(email), 'Sec-Fetch-Site': 'same-origin' }
  adminHeaders = await sessionOf(testPayload.payload, { role: 'admin' })
})
afterAll(() => testPayload.stop())

const SEARCH_REASON = 'Saisine des prud’hommes du 12 mars'

async function createSealedRecord(different: Partial<SealedRecord> = {}) {
  const { id } = await testPayload.payload.create({
    collection: 'sealed-records',
    data: {
      ...{ name: 'Élodie Durand', email: 'elodie@candidats.test', offer: 'Architecte cloud' },
      ...({ status: 'rejected', reason: 'rejected' } as const),
      ...{ receivedAt: '2026-01-05T08:00:00Z', decidedAt: '2026-01-31T23:30:00Z' },
      ...{ endedAt: '2026-05-05T02:00:00Z', ...different },
    },
  })
  return id
}

async function postSearch(sent: object, headers = superAdminHeaders) {
  const { POST } = await import('@/src/plugins/retention/routes/conservation/archives/route')
  return POST(
    new Request('https://exemplia.test/api/conservation/archives', {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify(sent),
    }),
  )
}

const FoundRecordsSchema = z.object({
  records: z.array(z.looseObject({ id: z.number() })),
  hasMore: z.boolean(),
})
const findRecordIds = async (text: string) => {
  const response = await postSearch({ search: text, reason: SEARCH_REASON })
  return FoundRecordsSchema.parse(await response.json()).records.map(({ id }) => id)
}

const readAuditedSearches = async () => {
  const { rows } = await testPayload.payload.db.pool.query(
    "SELECT actor_name, target, details FROM audit_entries WHERE action = 'sealedRecordsRead' ORDER BY id",
  )
  return rows
}
const emptySealedRecords = () =>
  testPayload.payload.db.pool.query(
    "SET LOCAL exemplia.erasure = 'on'; TRUNCATE sealed_records, audit_entries",
  )

test('A Super Administrator with a reason finds records, and the audit trail stores who, why and which', async () => {
  await emptySealedRecords()
  const id = await createSealedRecord()
  await createSealedRecord({
    name: 'Paul Autre',
    email: 'paul@candidats.test',
    offer: 'Chef de projet',
  })
  const response = await postSearch({ search: ' DURAND', reason: ` ${SEARCH_REASON} ` })
  expect(response.headers.get('cache-control')).toContain('no-store')
  expect(await response.json()).toEqual({
    records: [
      {
        ...{ id, name: 'Élodie Durand', email: 'elodie@candidats.test', offer: 'Architecte cloud' },
        ...{ status: 'rejected', reason: 'rejected', receivedOn: '2026-01-05' },
        // In the firm's time zone.
        ...{ decidedOn: '2026-02-01', withdrawnOn: null, endedOn: '2026-05-05' },
        until: '2031-05-05',
      },
    ],
    hasMore: false,
  })
  expect(await readAuditedSearches()).toEqual([
    {
      ...{ actor_name: 'Nora Diallo', target: 'data-retention' },
      details: `Archives n°\u00A0${id} · Motif\u00A0: ${SEARCH_REASON}`,
    },
  ])
})

test('Names are found without accents, addresses and offers too, and no character is a wildcard', async () => {
  await emptySealedRecords()
  const elodie = await createSealedRecord()
  const paul = await createSealedRecord({
    name: 'Paul A_tre',
    email: 'paul@candidats.test',
    offer: 'Chef',
  })
  expect(await findRecordIds('elodie dur')).toEqual([elodie])
  expect(await findRecordIds('ÉLODIE')).toEqual([elodie])
  expect(await findRecordIds('paul@candidats')).toEqual([paul])
  expect(await findRecordIds('architecte')).toEqual([elodie])
  for (const text of ['%%%', '___', '.*.', "' OR ''='"])
    expect(await findRecordIds(text)).toEqual([])
  // A search that finds nothing is recorded too.
  expect((await readAuditedSearches()).at(-1).details).toBe(
    `Aucune archive trouvée · Motif\u00A0: ${SEARCH_REASON}`,
  )
})

test('A search shows twenty records at most, and all of them are recorded', async () => {
  await emptySealedRecords()
  const ids: number[] = []
  for (let index = 0; index < 21; index += 1) ids.push(await createSealedRecord())
  const response = await postSearch({ search: 'durand', reason: SEARCH_REASON })
  const { records, hasMore } = FoundRecordsSchema.parse(await response.json())
  expect([records.length, hasMore]).toEqual([20, true])
  const shown = records.map(({ id }) => id)
  expect(shown).toEqual(ids.toReversed().slice(0, 20))
  expect((await readAuditedSearches())[0].details).toContain(`n°\u00A0${shown.join(', ')} ·`)
})

test.each([
  ['no reason', { search: 'durand' }],
  ['a short reason', { search: 'durand', reason: '   court    ' }],
  ['a reason with an e-mail address', { search: 'durand', reason: 'Pour elodie@candidats.test' }],
  ['a long reason', { search: 'durand', reason: 'x'.repeat(501) }],
  ['a short search', { search: ' du ', reason: SEARCH_REASON }],
  ['an operator as search', { search: { like: '' }, reason: SEARCH_REASON }],
])('A search with %s is refused and finds nothing', async (_, sent) => {
  await emptySealedRecords()
  await createSealedRecord()
  const response = await postSearch(sent)
  expect(response.status).toBe(422)
  expect(JSON.stringify(await response.json())).not.toContain('Durand')
  expect(await readAuditedSearches()).toEqual([])
})

test('An Administrator, and a Super Administrator on another site, are refused', async () => {
  await emptySealedRecords()
  await createSealedRecord()
  const asked = { search: 'durand', reason: SEARCH_REASON }
  for (const headers of [
    adminHeaders,
    {},
    { ...superAdminHeaders, 'Sec-Fetch-Site': 'cross-site' },
  ]) {
    const response = await postSearch(asked, headers)
    expect([response.status, await response.text()]).toEqual([
      403,
      expect.not.stringContaining('Durand'),
    ])
  }
  expect(await readAuditedSearches()).toEqual([])
})

test('If the audit trail cannot be written, no record is shown', async () => {
  await emptySealedRecords()
  await createSealedRecord()
  await testPayload.payload.db.pool.query(
    'ALTER TABLE audit_entries ADD CONSTRAINT never CHECK (false) NOT VALID',
  )
  try {
    const response = await postSearch({ search: 'durand', reason: SEARCH_REASON })
    expect([response.status, await response.text()]).toEqual([
      500,
      expect.not.stringContaining('Durand'),
    ])
  } finally {
    await testPayload.payload.db.pool.query('ALTER TABLE audit_entries DROP CONSTRAINT never')
  }
})
