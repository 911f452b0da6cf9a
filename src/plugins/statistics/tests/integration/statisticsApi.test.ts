import { createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import type { User } from '@/payload-types'
import { recordVisits } from '@/src/commands/recordVisits'
import { MAX_API_REQUESTS_PER_MINUTE } from '@/src/plugins/statistics/rules/readingToken'
import { aJobOffer } from '@/tests/support/records'
import { sessionOf } from '@/tests/support/sessionOf'
import { startTestPayload, type TestPayload } from '@/tests/support/testPayload'
import { aVisit } from '@/tests/support/visits'

let testPayload: TestPayload
let adminHeaders: Record<string, string>
let usedAddresses = 0

beforeAll(async () => {
  testPayload = await startTestPayload()
  adminHeaders = await sessionOf(testPayload.payload, { role: 'admin' })
  const offer = await aJobOffer(testPayload.payload, { title: '=Pilote' })
  const day = (day: string) => ({ receivedAt: new Date(`2026-10-${day}T10:00:00Z`) })
  const read = {
    pagePath: `/nos-offres/${offer.slug}`,
    source: 'social',
    device: 'mobile',
  } as const
  const visits = [
    { ...day('02'), visitorId: 'visitor_1' },
    { ...day('03'), ...read, visitorId: 'visitor_2' },
    { ...day('03'), ...read, visitorId: 'visitor_2', pagePath: `/en${read.pagePath}` },
    { ...day('30'), visitorId: 'visitor_1', pagePath: '/notre-adn' },
  ]
  await recordVisits(testPayload.payload, visits.map(aVisit), [
    { pagePath: '/', ...receivedAtDaysEnd('03') },
  ])
})
afterAll(() => testPayload.stop())

const receivedAtDaysEnd = (day: string) => ({ receivedAt: new Date(`2026-10-${day}T20:00:00Z`) })

/** Sends a request from its own address by default: each address has its own rate limit. */
async function requestStatistics(query: string, headers: Record<string, string> = {}) {
  const { GET } = await import('@/src/plugins/statistics/routes/statistiques/v1/route')
  usedAddresses += 1
  const from = { 'x-client-address': `192.0.2.${usedAddresses}`, ...headers }
  return GET(new Request(`https://exemplia.test/api/statistiques/v1${query}`, { headers: from }))
}

async function createToken(name: string, session = adminHeaders): Promise<string> {
  const { POST } = await import('@/src/plugins/statistics/routes/statistiques/jetons/route')
  const answer = await POST(
    new Request('https://exemplia.test/api/statistiques/jetons', {
      method: 'POST',
      headers: { ...session, 'content-type': 'application/json' },
      body: JSON.stringify({ name }),
    }),
  )
  return (await answer.json()).token
}

const updateUser = (id: number, data: Partial<User>) =>
  testPayload.payload.update({ collection: 'users', id, data })
const bearerHeaders = (token: string) => ({ authorization: `Bearer ${token}` })
const findStoredTokens = async () =>
  (await testPayload.payload.find({ collection: 'statistics-tokens', depth: 0, sort: 'id' })).docs

describe('The figures of the API', () => {
  test('are those of the period and contain nothing about a person', async () => {
    const token = await createToken('Tableau de bord')
    const answer = await requestStatistics('?du=2026-10-01&au=2026-10-03', bearerHeaders(token))
    expect(answer.status).toBe(200)
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
    expect(answer.headers.get('access-control-allow-origin')).toBeNull()
    const told = await answer.json()
    expect(told).toMatchObject({
      period: { from: '2026-10-01', to: '2026-10-03' },
      timezone: 'Europe/Paris',
      demo: null,
    })
    expect(Object.keys(told.tables)).toEqual([
      ...['totals', 'days', 'pages', 'sources', 'devices', 'origins', 'sites', 'campaigns'],
      ...['declared', 'offers', 'times', 'monthlyTimes'],
    ])
    const { days, devices, pages, sources, totals } = told.tables
    expect(totals.map(({ figure, value }: Record<string, unknown>) => [figure, value])).toEqual([
      ['totalVisits', 2],
      ['uniqueVisitors', 2],
      ['pageViews', 4],
      ['anonymousViews', 1],
      ['avgSessionDuration', 0],
      ['bounceRate', 50],
    ])
    expect(days).toEqual([
      { day: '2026-10-01', visits: 0, views: 0 },
      { day: '2026-10-02', visits: 1, views: 1 },
      { day: '2026-10-03', visits: 1, views: 3 },
    ])
    expect(pages).toEqual([
      { page: '/', title: 'Accueil', views: 2, share: 50, fr: 2, en: 0 },
      { page: '/nos-offres/pilote', title: '=Pilote', views: 2, share: 50, fr: 1, en: 1 },
    ])
    expect(sources.slice(0, 2)).toMatchObject([
      { source: 'social', label: 'Réseaux sociaux', visits: 1, share: 50 },
      { source: 'direct', visits: 1, share: 50 },
    ])
    expect(devices.find(({ device }: { device: string }) => device === 'mobile')).toMatchObject({
      visits: 1,
    })
    expect(JSON.stringify(told)).not.toMatch(/visitor_|Mozilla/)
  })

  test.each([
    '?du=hier',
    '?du=2026-10-03&au=2026-10-01',
    '?jours=31',
    '?du=2024-01-01',
    '?au=2999-01-01',
  ])('are refused for the invalid period %s', async (query) => {
    const answer = await requestStatistics(query, bearerHeaders(await createToken('x')))
    expect(answer.status).toBe(400)
    expect((await answer.json()).error).toMatch(/AAAA-MM-JJ/)
  })

  test.each([
    '',
    'Bearer',
    'Bearer stat_',
    `Basic stat_${'a'.repeat(43)}`,
    `Bearer stat_${'a'.repeat(44)}`,
    `Bearer stat_${'é'.repeat(43)}`,
  ])('are refused for the token %s', async (authorization) => {
    const answer = await requestStatistics('', { authorization })
    expect(answer.status).toBe(401)
    expect(answer.headers.get('www-authenticate')).toBe('Bearer')
    expect((await answer.json()).error).toMatch(/Authorization: Bearer/)
  })

  test('are refused to a session and to an unknown token', async () => {
    expect((await requestStatistics('', adminHeaders)).status).toBe(401)
    expect((await requestStatistics('', bearerHeaders(`stat_${'a'.repeat(43)}`))).status).toBe(403)
  })

  test('A token is stored as a hash, shows its last use, and is refused once it is revoked', async () => {
    const token = await createToken('  Tableur\n')
    const [made] = (await findStoredTokens()).slice(-1)
    expect(made).toMatchObject({ name: 'Tableur', lastUsedAt: null })
    const { pool } = testPayload.payload.db
    const hashes = await pool.query('SELECT hash FROM statistics_tokens WHERE id = $1', [made?.id])
    expect(hashes.rows).toEqual([{ hash: createHash('sha256').update(token).digest('hex') }])
    const entries = await pool.query(
      "SELECT subject, action FROM audit_entries WHERE target = 'statistics-tokens' ORDER BY id DESC LIMIT 1",
    )
    expect(entries.rows).toEqual([{ subject: 'Tableur', action: 'tokenCreated' }])

    const before = Date.now()
    expect((await requestStatistics('', bearerHeaders(token))).status).toBe(200)
    const [used] = (await findStoredTokens()).slice(-1)
    expect(Date.parse(used?.lastUsedAt ?? '')).toBeGreaterThanOrEqual(before)
    await testPayload.payload.delete({ collection: 'statistics-tokens', id: made?.id ?? 0 })
    expect((await requestStatistics('', bearerHeaders(token))).status).toBe(403)
    const { docs } = await testPayload.payload.find({
      collection: 'audit-entries',
      where: { target: { equals: 'statistics-tokens' }, action: { equals: 'deleted' } },
    })
    expect(docs).toMatchObject([{ subject: 'Tableur' }])
  })

  test.each<[string, (id: number) => Promise<unknown>]>([
    ['is suspended', (id) => updateUser(id, { status: 'inactive' })],
    ['is no Administrator any more', (id) => updateUser(id, { role: 'moderator' })],
    ['is deleted', (id) => testPayload.payload.delete({ collection: 'users', id })],
  ])('a token reads nothing once its owner %s', async (_, end) => {
    const token = await createToken(
      'Tableur',
      await sessionOf(testPayload.payload, { role: 'admin' }),
    )
    expect((await requestStatistics('', bearerHeaders(token))).status).toBe(200)
    const { docs } = await testPayload.payload.find({ collection: 'users', sort: '-id', limit: 1 })
    await end(docs[0]?.id ?? 0)
    expect((await requestStatistics('', bearerHeaders(token))).status).toBe(403)
  })

  test.each([[''], ['  \n '], ['x'.repeat(81)], [undefined], [7]])(
    'A token with the name %j is refused',
    async (name) => {
      const { POST } = await import('@/src/plugins/statistics/routes/statistiques/jetons/route')
      const body = JSON.stringify({ name })
      const request = { method: 'POST', headers: adminHeaders, body }
      const answer = await POST(
        new Request('https://exemplia.test/api/statistiques/jetons', request),
      )
      expect(answer.status).toBe(400)
    },
  )

  test('An IP address and a token are limited per minute, the token over all IP addresses', async () => {
    const from = { 'x-client-address': '198.51.100.7' }
    for (let time = 0; time < MAX_API_REQUESTS_PER_MINUTE; time++) await requestStatistics('', from)
    const refused = await requestStatistics('', from)
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    expect((await refused.json()).error).toMatch(/60 par minute/)

    const token = bearerHeaders(await createToken('Partout'))
    const answers = []
    for (let time = 0; time <= MAX_API_REQUESTS_PER_MINUTE; time++) {
      answers.push((await requestStatistics('?du=hier', token)).status)
    }
    expect(answers.slice(0, -1).every((status) => status === 400)).toBe(true)
    expect(answers.at(-1)).toBe(429)
  })

  test('A database error returns a sentence', async () => {
    const token = await createToken('Panne')
    vi.spyOn(testPayload.payload.db, 'findOne').mockRejectedValueOnce(new Error('gone'))
    const answer = await requestStatistics('', bearerHeaders(token))
    expect(answer.status).toBe(500)
    expect((await answer.json()).error).toMatch(/Réessayez/)
  })
})

describe('An exported table', () => {
  async function exported(query: string, headers = adminHeaders) {
    const { GET } = await import('@/src/plugins/statistics/routes/statistiques/export/route')
    return GET(new Request(`https://exemplia.test/api/statistiques/export${query}`, { headers }))
  }

  test('has the rows of the period as CSV for a French spreadsheet, without formulas', async () => {
    const answer = await exported('?tableau=pages&du=2026-10-01&au=2026-10-31')
    expect(answer.headers.get('content-disposition')).toBe(
      'attachment; filename="statistiques-pages-2026-10-01-2026-10-31.csv"',
    )
    expect((await answer.text()).split('\r\n')).toEqual([
      'Adresse;Page;Pages vues;Part (%);En français;En anglais',
      '/;Accueil;2;40;2;0',
      "/nos-offres/pilote;'=Pilote;2;40;1;1",
      '/notre-adn;Notre ADN;1;20;1;0',
      '',
    ])
    const { docs } = await testPayload.payload.find({
      collection: 'audit-entries',
      where: { action: { equals: 'exported' } },
    })
    expect(docs).toMatchObject([
      { subject: 'Statistiques, pages', details: 'Du 1er octobre 2026 au 31 octobre 2026' },
    ])
  })

  test('has more rows than the screen', async () => {
    const many = Array.from({ length: 40 }, (_, rank) =>
      aVisit({
        receivedAt: new Date('2026-09-02T10:00:00Z'),
        pagePath: `/expertises/page-${rank}`,
      }),
    )
    await recordVisits(testPayload.payload, many, [])
    const answer = await exported('?tableau=pages&du=2026-09-01&au=2026-09-30')
    expect((await answer.text()).trim().split('\r\n')).toHaveLength(41)
  })

  test.each(['totaux', 'jours', 'sources', 'appareils'])('exists for %s', async (table) => {
    const answer = await exported(`?tableau=${table}&du=2026-10-01&au=2026-10-31`)
    expect((await answer.text()).trim().split('\r\n').length).toBeGreaterThan(3)
  })

  test('is refused for an unknown table, an invalid period and an anonymous visitor', async () => {
    expect((await exported('?tableau=toString')).status).toBe(404)
    expect((await exported('?tableau=pages&du=x')).status).toBe(400)
    expect((await exported('?tableau=pages', {})).status).toBe(401)
  })
})
