import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { eventually } from '@/tests/support/eventually'
import { aValuePage } from '@/tests/support/pages'
import { aJobOffer } from '@/tests/support/records'
import { aSentVisit, createVisitRequest } from '@/tests/support/sentVisits'
import { aMessageForm, anApplicationForm, createScriptRequest } from '@/tests/support/submissions'
import { startTestPayload, type TestPayload } from '@/tests/support/testPayload'
import { whileDatabaseIsClosed } from '@/tests/support/whileDatabaseIsClosed'

/** The number of visits of one address that are counted in an hour, of 30 in a week. */
const HOURLY_VISITS_PER_ADDRESS = 12

let testPayload: TestPayload
let postVisit: (request: Request) => Promise<Response>
let flushVisits: () => Promise<void>

beforeAll(async () => {
  testPayload = await startTestPayload()
  postVisit = (await import('@/src/app/api/visites/route')).POST
  flushVisits = (await import('@/src/app/api/visites/pageViewBufferOfProcess'))
    .pageViewBufferOfProcess.flush
})
afterAll(() => testPayload.stop())
afterEach(() => testPayload.payload.db.pool.query('TRUNCATE visits, visit_sessions, visitors'))

async function readCountedViews() {
  await flushVisits()
  const { rows } = await testPayload.payload.db.pool.query(
    'SELECT * FROM page_visits ORDER BY page_path',
  )
  return rows
}

/** Sends a page view with consent, and returns the counted path. */
async function countPath(path: unknown) {
  expect((await postVisit(createVisitRequest(aSentVisit({ path })))).status).toBe(204)
  return (await readCountedViews()).map(({ page_path }) => page_path)
}

function setCountWithoutConsent(countWithoutConsent: boolean) {
  return testPayload.payload.updateGlobal({
    slug: 'website-settings',
    data: { countWithoutConsent },
    context: { disableRevalidate: true },
    overrideAccess: true,
  })
}

test('A page viewed with consent is stored with its path and its browser', async () => {
  const sent = aSentVisit({ path: '/#contact', referrer: 'https://www.google.fr/search?q=moi#x' })
  expect((await postVisit(createVisitRequest(sent))).status).toBe(204)
  expect(await readCountedViews()).toEqual([
    {
      visitor_id: sent.visitor,
      session_id: sent.session,
      page_path: '/#contact',
      page_title: 'Notre ADN | Exemplia',
      referrer: 'https://www.google.fr/search',
      user_agent: expect.stringContaining('Chrome/153'),
      device_type: 'desktop',
      browser: 'chrome',
      os: 'windows',
      screen_resolution: '1440x900',
      source: 'organic',
      created_at: expect.any(Date),
    },
  ])
})

test('An iPad is recognised by its touch points, a campaign link by its parameters', async () => {
  const agent =
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.1 Safari/605.1.15'
  const sent = aSentVisit({ touches: 5, link: ['email', 'infolettre'] })
  await postVisit(createVisitRequest(sent, { 'User-Agent': agent }))
  expect(await readCountedViews()).toMatchObject([
    { device_type: 'tablet', browser: 'safari', os: 'ios', source: 'email' },
  ])
})

test('The longest allowed values are accepted, in any script', async () => {
  const sent = aSentVisit({
    ...{ title: '題'.repeat(200), referrer: `https://exemple.fr/${'a'.repeat(280)}` },
    link: Array.from({ length: 4 }, () => '題'.repeat(100)),
  })
  expect((await postVisit(createVisitRequest(sent))).status).toBe(204)
  expect(await readCountedViews()).toHaveLength(1)
})

test('The site itself is no source, under any of its names', async () => {
  for (const own of ['https://exemplia.test/notre-adn', 'http://localhost:3000/'])
    await postVisit(createVisitRequest(aSentVisit({ referrer: own }), { Host: 'localhost:3000' }))
  expect((await readCountedViews()).map(({ source }) => source)).toEqual(['direct', 'direct'])
})

describe('A visit is counted under its own path', () => {
  test('of an active offer, a closed one, and its form', async () => {
    const open = await aJobOffer(testPayload.payload, { title: 'Ouverte' })
    const closed = await aJobOffer(testPayload.payload, { title: 'Fermée', isActive: false })
    for (const path of [
      `/nos-offres/${open.slug}`,
      `/nos-offres/${closed.slug}`,
      `/postuler/${open.slug}`,
      `/postuler/${open.slug}/merci`,
    ])
      expect(await countPath(path)).toContain(path)
  })

  test.each(['/', '/#team', '/postuler/candidature-spontanee', '/mentions-legales'])(
    'of %s',
    async (path) => expect(await countPath(path)).toEqual([path]),
  )
})

test('A page with a path in each language is counted as one, with the language of the visit', async () => {
  const { id, slug } = await aValuePage(testPayload.payload)
  await testPayload.payload.update({
    collection: 'value-pages',
    id,
    locale: 'en',
    data: {
      slug: 'in-english',
      title: 'In English',
      summary: 'A summary',
      intro: 'An introduction',
      callToAction: { title: 'Join us', label: 'See the jobs', url: '/nos-offres' },
    },
    context: { disableRevalidate: true },
  })
  const addresses = [`/notre-adn/${slug}`, '/en/our-values/in-english', '/en', '/en#contact']
  for (const path of addresses) await postVisit(createVisitRequest(aSentVisit({ path })))
  expect((await readCountedViews()).map(({ page_path }) => page_path).sort()).toEqual([
    '/en',
    '/en#contact',
    `/en/notre-adn/${slug}`,
    `/notre-adn/${slug}`,
  ])
})

test.each([
  '/nos-offres/jamais-ecrite',
  '/postuler/jamais-ecrite/merci',
  '/secteurs/jamais-ecrit',
  '/admin',
  '//ailleurs.example',
  '/\u0000\ud800',
])('A visit of the unknown path %j is counted as /404', async (path) => {
  expect(await countPath(path)).toEqual(['/404'])
})

test('A title is stored as one line of limited length', async () => {
  await postVisit(createVisitRequest(aSentVisit({ title: `\u0000A\nB\ud800 ${'é'.repeat(500)}` })))
  const [visit] = await readCountedViews()
  expect(visit.page_title).toMatch(/^A B é+$/)
  expect(visit.page_title.length).toBeLessThanOrEqual(200)
})

describe('A view is not counted', () => {
  const refused: [string, number, unknown, Record<string, string>?][] = [
    ['from another site', 403, aSentVisit(), { 'Sec-Fetch-Site': 'cross-site' }],
    ['from a sister site', 403, aSentVisit(), { 'Sec-Fetch-Site': 'same-site' }],
    ['from another origin', 403, aSentVisit(), { 'Sec-Fetch-Site': '', Origin: 'https://a.test' }],
    ['from a browser that asks for privacy', 204, aSentVisit(), { 'Sec-GPC': '1' }],
    ['from staff', 204, aSentVisit(), { Cookie: 'a=b; staff-token=x' }],
    ['from a bot', 204, aSentVisit(), { 'User-Agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' }],
    ['from a headless browser', 204, aSentVisit(), { 'User-Agent': 'HeadlessChrome/153.0.0.0' }],
    ['from a program', 204, aSentVisit(), { 'User-Agent': '' }],
    [
      'with an endless user agent',
      204,
      aSentVisit(),
      { 'User-Agent': `Mozilla/5.0 ${'a '.repeat(999)}` },
    ],
    ['that is not JSON', 400, '{"visitor":'],
    ['that is not an object', 400, '[[[[]]]]'],
    ['that is empty', 400, ''],
    ['with an id of another form', 400, aSentVisit({ visitor: 'visitor_1' })],
    ['with an id of other letters', 400, aSentVisit({ session: "session_1763820000000'--" })],
    ['with an endless id', 400, aSentVisit({ visitor: `visitor_1763820000000${'a'.repeat(99)}` })],
    ['with half of its ids', 400, aSentVisit({ session: undefined })],
    ['with a screen of another kind', 400, aSentVisit({ screen: 'x'.repeat(50) })],
    ['with a number for a path', 400, aSentVisit({ path: 1 })],
    ['that is too long', 413, aSentVisit({ more: 'a'.repeat(4_096) })],
  ]
  test.each(refused)('%s', async (_what, status, sent, headers) => {
    expect((await postVisit(createVisitRequest(sent, headers))).status).toBe(status)
    expect(await readCountedViews()).toEqual([])
  })

  test('without a header that names its origin', async () => {
    const request = createVisitRequest(aSentVisit())
    request.headers.delete('Origin')
    request.headers.delete('Sec-Fetch-Site')
    expect((await postVisit(request)).status).toBe(403)
    expect(await readCountedViews()).toEqual([])
  })

  test('without an announced length', async () => {
    const request = createVisitRequest(aSentVisit())
    request.headers.delete('Content-Length')
    expect((await postVisit(request)).status).toBe(411)
    expect(await readCountedViews()).toEqual([])
  })
})

test('Names of object properties are ordinary paths', async () => {
  const sent = JSON.stringify(aSentVisit({ path: '/constructor' })).replace(
    '{',
    '{"__proto__":{"path":"/"},"constructor":1,',
  )
  expect((await postVisit(createVisitRequest(sent))).status).toBe(204)
  expect(await readCountedViews()).toMatchObject([{ page_path: '/404' }])
})

test('An IP address has a limit of visits and is refused above it', async () => {
  const flood = { 'x-client-address': '2001:db8:1:2::/64' }
  const statuses = new Map<number, number>()
  for (let sent = 0; sent < 2_100; sent++) {
    const { status } = await postVisit(createVisitRequest(aSentVisit(), flood))
    statuses.set(status, (statuses.get(status) ?? 0) + 1)
  }
  expect(Object.fromEntries(statuses)).toEqual({ 204: 2_000, 429: 100 })
  const { headers } = await postVisit(createVisitRequest(aSentVisit(), flood))
  expect(Number(headers.get('retry-after'))).toBeGreaterThan(3_000)
  expect((await postVisit(createVisitRequest(aSentVisit()))).status).toBe(204)
  expect(await readCountedViews()).toHaveLength(HOURLY_VISITS_PER_ADDRESS + 1)
})

test('A visitor who accepts is counted although the browser asks for privacy', async () => {
  await postVisit(createVisitRequest(aSentVisit({ chosen: true }), { 'Sec-GPC': '1' }))
  expect(await readCountedViews()).toHaveLength(1)
})

test('The networks of one line share one limit', async () => {
  for (let network = 1; network <= 40; network++)
    await postVisit(
      createVisitRequest(aSentVisit(), { 'x-client-address': `2001:db8:9:${network}::/64` }),
    )
  await postVisit(createVisitRequest(aSentVisit(), { 'x-client-address': '2001:db8:a:1::/64' }))
  expect(await readCountedViews()).toHaveLength(HOURLY_VISITS_PER_ADDRESS + 1)
})

describe('Without consent', () => {
  test('a page is not counted unless staff want it', async () => {
    await setCountWithoutConsent(false)
    expect((await postVisit(createVisitRequest({ path: '/notre-adn' }))).status).toBe(204)
    expect(await readCountedViews()).toEqual([])
  })

  test('only the page is stored', async () => {
    await setCountWithoutConsent(true)
    await postVisit(createVisitRequest({ path: '/notre-adn' }))
    await postVisit(createVisitRequest({ path: '/inconnue' }))
    const nothing = {
      visitor_id: null,
      session_id: null,
      page_title: null,
      referrer: null,
      user_agent: null,
      device_type: null,
      browser: null,
      os: null,
      screen_resolution: null,
      source: null,
      created_at: expect.any(Date),
    }
    expect(await readCountedViews()).toEqual([
      { ...nothing, page_path: '/404' },
      { ...nothing, page_path: '/notre-adn' },
    ])
  })

  test('a page is not counted for a browser that asks for privacy', async () => {
    await setCountWithoutConsent(true)
    await postVisit(createVisitRequest({ path: '/notre-adn' }, { 'Sec-GPC': '1' }))
    expect(await readCountedViews()).toEqual([])
  })

  test('A request with more fields is refused', async () => {
    const sent = { path: '/', title: 'Accueil' }
    expect((await postVisit(createVisitRequest(sent))).status).toBe(400)
  })
})

test('Hundreds of IP addresses of one owner are counted like ten', async () => {
  for (let n = 0; n < 320; n++) {
    const from = { 'x-client-address': `198.51.${n >> 8}.${n & 255}` }
    await postVisit(createVisitRequest(aSentVisit(), from))
  }
  expect(await readCountedViews()).toHaveLength(300)
})

describe('While the database is slow', () => {
  let free: () => Promise<void>

  beforeEach(async () => {
    const client = await testPayload.payload.db.pool.connect()
    await client.query('BEGIN')
    // The lock lasts until the end of the test.
    await client.query('SET LOCAL idle_in_transaction_session_timeout = 0')
    await client.query('LOCK TABLE visits, visit_sessions, visitors IN ACCESS EXCLUSIVE MODE')
    free = async () => {
      await client.query('ROLLBACK')
      client.release()
    }
  })

  test('Visitors get a response while one connection writes for all of them', async () => {
    const flood = Array.from({ length: 1_500 }, () => postVisit(createVisitRequest(aSentVisit())))
    expect(new Set((await Promise.all(flood)).map(({ status }) => status))).toEqual(new Set([204]))
    await waitUntilOneWaits()
    const write = (await import('@/src/app/api/messages-contact/route')).POST
    const apply = (await import('@/src/app/api/candidatures/route')).POST
    const applied = await apply(createScriptRequest('/api/candidatures', await anApplicationForm()))
    expect(applied.status).toBe(200)
    const { status } = await write(createScriptRequest('/api/messages-contact', aMessageForm()))
    expect(status).toBe(200)
    // The statement ends after its time limit, and the next one waits a moment later.
    await waitUntilOneWaits()
    await free()
    expect(await readCountedViews()).toHaveLength(1_500)
  })
})

function waitUntilOneWaits() {
  return eventually(async () => expect(await countLockWaits()).toBe(1))
}

async function countLockWaits() {
  const { rows } = await testPayload.payload.db.pool.query(
    `SELECT count(*)::int FROM pg_stat_activity
    WHERE datname = current_database() AND wait_event_type = 'Lock'`,
  )
  return rows[0].count
}

test('Visits received while the database is unreachable are stored once it responds', async () => {
  const complaint = vi.spyOn(console, 'error').mockReturnValue(undefined)
  vi.spyOn(testPayload.payload.logger, 'error').mockReturnValue(undefined)
  await whileDatabaseIsClosed(testPayload.databaseUrl, async () => {
    expect((await postVisit(createVisitRequest(aSentVisit()))).status).toBe(204)
    await flushVisits()
    expect(complaint).toHaveBeenCalledWith(
      expect.objectContaining({ msg: expect.stringMatching(/^Visits: \d failures? to write/) }),
    )
    expect((await postVisit(createVisitRequest(aSentVisit()))).status).toBe(204)
  })
  // The pool may notice only at its next use that a connection is gone.
  await eventually(async () => expect(await readCountedViews()).toHaveLength(2))
  vi.restoreAllMocks()
})
