import { afterAll, beforeAll, expect, test } from 'vitest'
import { aUser } from '@/tests/support/records'
import { type RestClient, restClient, signInForCookie } from '@/tests/support/restClient'
import { aSentVisit, createVisitRequest } from '@/tests/support/sentVisits'
import { startTestPayload, type TestPayload } from '@/tests/support/testPayload'

let started: TestPayload
let admin: RestClient
let see: (request: Request) => Promise<Response>
let flush: () => Promise<void>
beforeAll(async () => {
  started = await startTestPayload()
  admin = restClient(await signInForCookie((await aUser(started.payload, { role: 'admin' })).email))
  see = (await import('@/src/app/api/visites/route')).POST
  flush = (await import('@/src/app/api/visites/pageViewBufferOfProcess')).pageViewBufferOfProcess
    .flush
})
afterAll(() => started.stop())

/** Finds the addresses with a recorded visit. */
async function countedOf(addresses: string[]) {
  await started.payload.db.pool.query('TRUNCATE visits, visit_sessions, visitors')
  const sent = addresses.map((address) => ({ address, visit: aSentVisit() }))
  for (const { address, visit } of sent) {
    expect((await see(createVisitRequest(visit, { 'x-client-address': address }))).status).toBe(204)
  }
  await flush()
  const { rows } = await started.payload.db.pool.query('SELECT key FROM visitors')
  const written = rows.map(({ key }) => key)
  return sent.filter(({ visit }) => written.includes(visit.visitor)).map(({ address }) => address)
}

const ADDRESSES = [
  '203.0.113.9',
  '203.0.114.9',
  '::ffff:203.0.113.10',
  '2001:db8:1234:5678::/64',
  '2001:db8:1235:1::/64',
  'unknown',
]

test('Visits from an excluded network are not stored until the exclusion ends', async () => {
  expect(await countedOf(ADDRESSES)).toEqual(ADDRESSES)
  const strike = async (value: string) => {
    const { body } = await admin.post('/visit-exclusions', {
      ...{ kind: 'network', value, reason: 'Le réseau de nos bureaux.' },
    })
    const { doc } = body
    return typeof doc === 'object' && doc && 'id' in doc ? String(doc.id) : ''
  }
  const ids = [await strike('203.0.113.0/24'), await strike('2001:db8:1234::/48')]
  expect(await countedOf(ADDRESSES)).toEqual(['203.0.114.9', '2001:db8:1235:1::/64', 'unknown'])
  for (const id of ids) await admin.patch(`/visit-exclusions/${id}`, { isInForce: false })
  expect(await countedOf(ADDRESSES)).toEqual(ADDRESSES)
})

test('No IP address is stored in the database', async () => {
  await countedOf(['198.51.100.77'])
  const { rows } = await started.payload.db.pool.query(`
    SELECT text FROM visit_texts WHERE text LIKE '%198.51.100.77%'
    UNION ALL SELECT key FROM visit_sessions WHERE key LIKE '%198.51.100.77%'
    UNION ALL SELECT value FROM visit_exclusions WHERE value LIKE '%198.51.100.77%'`)
  expect(rows).toEqual([])
})
