import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import type { SealedRecord } from '@/payload-types'
import { aUser } from '@/tests/support/records'
import { signIn } from '@/tests/support/restClient'
import { sessionOf } from '@/tests/support/sessionOf'
import { startTestPayload, type TestPayload } from '@/tests/support/testPayload'

let site: TestPayload
let superAdmin: Record<string, string>
let admin: Record<string, string>

beforeAll(async () => {
  site = await startTestPayload()
  const { email } = await aUser(site.payload, { role: 'super-admin', name: 'Nora Diallo' })
  superAdmin = { Cookie: await signIn(email), 'Sec-Fetch-Site': 'same-origin' }
  admin = await sessionOf(site.payload, { role: 'admin' })
})
afterAll(() => site.stop())

const REASON = 'Saisine des prud’hommes du 12 mars'

async function aRecord(different: Partial<SealedRecord> = {}) {
  const { id } = await site.payload.create({
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

async function search(sent: object, headers = superAdmin) {
  const { POST } = await import('@/src/plugins/retention/routes/conservation/archives/route')
  return POST(
    new Request('https://exemplia.test/api/conservation/archives', {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify(sent),
    }),
  )
}

const Found = z.object({
  records: z.array(z.looseObject({ id: z.number() })),
  hasMore: z.boolean(),
})
const idsFound = async (text: string) => {
  const response = await search({ search: text, reason: REASON })
  return Found.parse(await response.json()).records.map(({ id }) => id)
}

const readings = async () => {
  const { rows } = await site.payload.db.pool.query(
    "SELECT actor_name, target, details FROM audit_entries WHERE action = 'sealedRecordsRead' ORDER BY id",
  )
  return rows
}
const clear = () =>
  site.payload.db.pool.query(
    "SET LOCAL exemplia.erasure = 'on'; TRUNCATE sealed_records, audit_entries",
  )

test('A Super Administrator with a reason finds records, and the audit trail stores who, why and which', async () => {
  await clear()
  const id = await aRecord()
  await aRecord({ name: 'Paul Autre', email: 'paul@candidats.test', offer: 'Chef de projet' })
  const response = await search({ search: ' DURAND', reason: ` ${REASON} ` })
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
  expect(await readings()).toEqual([
    {
      ...{ actor_name: 'Nora Diallo', target: 'data-retention' },
      details: `Archives n°\u00A0${id} · Motif\u00A0: ${REASON}`,
    },
  ])
})

test('Names are found without accents, addresses and offers too, and no character is a wildcard', async () => {
  await clear()
  const elodie = await aRecord()
  const paul = await aRecord({ name: 'Paul A_tre', email: 'paul@candidats.test', offer: 'Chef' })
  expect(await idsFound('elodie dur')).toEqual([elodie])
  expect(await idsFound('ÉLODIE')).toEqual([elodie])
  expect(await idsFound('paul@candidats')).toEqual([paul])
  expect(await idsFound('architecte')).toEqual([elodie])
  for (const text of ['%%%', '___', '.*.', "' OR ''='"]) expect(await idsFound(text)).toEqual([])
  // A search that finds nothing is recorded too.
  expect((await readings()).at(-1).details).toBe(`Aucune archive trouvée · Motif\u00A0: ${REASON}`)
})

test('A search shows twenty records at most, and all of them are recorded', async () => {
  await clear()
  const ids: number[] = []
  for (let index = 0; index < 21; index += 1) ids.push(await aRecord())
  const response = await search({ search: 'durand', reason: REASON })
  const { records, hasMore } = Found.parse(await response.json())
  expect([records.length, hasMore]).toEqual([20, true])
  const shown = records.map(({ id }) => id)
  expect(shown).toEqual(ids.toReversed().slice(0, 20))
  expect((await readings())[0].details).toContain(`n°\u00A0${shown.join(', ')} ·`)
})

test.each([
  ['no reason', { search: 'durand' }],
  ['a short reason', { search: 'durand', reason: '   court    ' }],
  ['a reason with an e-mail address', { search: 'durand', reason: 'Pour elodie@candidats.test' }],
  ['a long reason', { search: 'durand', reason: 'x'.repeat(501) }],
  ['a short search', { search: ' du ', reason: REASON }],
  ['an operator as search', { search: { like: '' }, reason: REASON }],
])('A search with %s is refused and finds nothing', async (_, sent) => {
  await clear()
  await aRecord()
  const response = await search(sent)
  expect(response.status).toBe(422)
  expect(JSON.stringify(await response.json())).not.toContain('Durand')
  expect(await readings()).toEqual([])
})

test('An Administrator, and a Super Administrator on another site, are refused', async () => {
  await clear()
  await aRecord()
  const asked = { search: 'durand', reason: REASON }
  for (const headers of [admin, {}, { ...superAdmin, 'Sec-Fetch-Site': 'cross-site' }]) {
    const response = await search(asked, headers)
    expect([response.status, await response.text()]).toEqual([
      403,
      expect.not.stringContaining('Durand'),
    ])
  }
  expect(await readings()).toEqual([])
})

test('If the audit trail cannot be written, no record is shown', async () => {
  await clear()
  await aRecord()
  await site.payload.db.pool.query(
    'ALTER TABLE audit_entries ADD CONSTRAINT never CHECK (false) NOT VALID',
  )
  try {
    const response = await search({ search: 'durand', reason: REASON })
    expect([response.status, await response.text()]).toEqual([
      500,
      expect.not.stringContaining('Durand'),
    ])
  } finally {
    await site.payload.db.pool.query('ALTER TABLE audit_entries DROP CONSTRAINT never')
  }
})
