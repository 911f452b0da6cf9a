import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { recordVisits } from '@/src/commands/recordVisits'
import { runDueJobs } from '@/tests/support/dueJobs'
import { PEOPLE, type Person, signInPeople } from '@/tests/support/people'
import { type RestResponse, restClient } from '@/tests/support/restClient'
import { sessionOf } from '@/tests/support/sessionOf'
import { startTestPayload, type TestPayload } from '@/tests/support/testPayload'
import { aVisit, forgetVisits } from '@/tests/support/visits'

const ADMIN_ROLES: Person[] = ['admin', 'super-admin']
const DAY_MS = 86_400_000

let testPayload: TestPayload
let clientsByPerson: Awaited<ReturnType<typeof signInPeople>>
beforeAll(async () => {
  testPayload = await startTestPayload()
  clientsByPerson = await signInPeople(testPayload.payload)
})
afterAll(() => testPayload.stop())

const clientOf = (person: Person) => clientsByPerson.get(person) ?? restClient()
const adminClient = () => clientOf('admin')
const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS)

function verdictOf({ status }: RestResponse) {
  if (status < 300) return 'may'
  return status === 403 ? 'may not' : String(status)
}

const listedDocs = ({ body }: RestResponse) => (Array.isArray(body.docs) ? body.docs : [])
const errorMessage = ({ body }: RestResponse) => JSON.stringify(body.errors)

const PERIOD_EXCLUSION = {
  kind: 'period',
  since: '2026-11-12T21:00:00.000Z',
  until: '2026-11-13T05:00:00.000Z',
  reason: 'Une attaque dans la nuit.',
}

async function createExclusionAs(person: Person, different: object = {}) {
  const { status, body } = await clientOf(person).post('/visit-exclusions', {
    ...PERIOD_EXCLUSION,
    ...different,
  })
  const { doc } = body
  if (typeof doc !== 'object' || !doc || !('id' in doc))
    throw new Error(`${status} ${JSON.stringify(body)}`)
  return Number(doc.id)
}

describe('The list of page views', () => {
  beforeEach(async () => {
    await forgetVisits(testPayload.payload)
    await recordVisits(
      testPayload.payload,
      [
        aVisit({ receivedAt: daysAgo(1), pagePath: '/notre-adn', source: 'social' }),
        aVisit({ receivedAt: daysAgo(20), visitorId: 'visitor_twenty' }),
        aVisit({ receivedAt: daysAgo(60), visitorId: 'visitor_sixty' }),
      ],
      [{ pagePath: '/nos-offres', receivedAt: daysAgo(2) }],
    )
  })

  test.each(PEOPLE)('gives %s only the rights of the role', async (person) => {
    const client = clientOf(person)
    const [first] = listedDocs(await adminClient().get('/page-visits'))
    const one = `/page-visits/${encodeURIComponent(first.id)}`
    const observed = {
      list: verdictOf(await client.get('/page-visits')),
      count: verdictOf(await client.get('/page-visits/count')),
      create: verdictOf(await client.post('/page-visits', { pagePath: '/' })),
      update: verdictOf(await client.patch(one, { pagePath: '/' })),
      updateMany: verdictOf(await client.patch('/page-visits?where[source][equals]=social', {})),
      remove: verdictOf(await client.delete(one)),
      removeMany: verdictOf(await client.delete('/page-visits?where[source][equals]=social')),
      duplicate: verdictOf(await client.post(`${one}/duplicate`, {})),
      left: (await adminClient().get('/page-visits/count')).body.totalDocs,
    }
    const may = ADMIN_ROLES.includes(person) ? 'may' : 'may not'
    expect(observed).toEqual({
      ...{ list: may, count: may, create: 'may not', update: 'may not', updateMany: 'may not' },
      ...{ remove: 'may not', removeMany: 'may not', left: 2 },
      duplicate: expect.not.stringMatching(/^may$|^5/),
    })
  })

  test('returns no single page view by its id, and no identity of a visitor', async () => {
    const [first] = listedDocs(await adminClient().get('/page-visits?sort=-createdAt'))
    expect(first).toMatchObject({ pagePath: '/notre-adn', source: 'social', isStruckOut: false })
    expect(JSON.stringify(first)).not.toContain('visitor_')
    expect(JSON.stringify(first)).not.toContain('session_')
    const one = `/page-visits/${encodeURIComponent(first.id)}`
    expect((await adminClient().get(one)).status).toBe(404)
    expect((await clientOf('moderator').get(one)).status).toBe(403)
    expect((await restClient().get(one)).status).toBe(403)
  })

  test('covers the last seven days, or the requested period', async () => {
    const counted = async (query: string) => {
      const { body } = await adminClient().get(`/page-visits/count${query}`)
      const list = await adminClient().get(`/page-visits${query}`)
      expect(list.body.totalDocs).toBe(body.totalDocs)
      return body.totalDocs
    }
    const between = (from: number, until: number) =>
      `where[and][0][createdAt][greater_than_equal]=${daysAgo(from).toISOString()}` +
      `&where[and][1][createdAt][less_than_equal]=${daysAgo(until).toISOString()}`
    expect(await counted('')).toBe(2)
    expect(await counted(`?${between(30, 0)}`)).toBe(3)
    expect(await counted(`?${between(61, 59)}`)).toBe(1)
    expect(await counted('?where[source][equals]=social')).toBe(1)
    expect(await counted('?where[isStruckOut][equals]=true')).toBe(0)
  })

  const LONG_AGO = `where[createdAt][greater_than_equal]=${daysAgo(32).toISOString()}`
  test.each([
    [LONG_AGO, '31\u00A0jours au plus'],
    ['where[createdAt][less_than_equal]=hier', 'se filtre par période'],
    ['where[pagePath][equals]=/', 'se filtre par période'],
    ['where[pageTitle][like]=a', 'se filtre par période'],
    ['where[source][like]=social', 'se filtre par période'],
    ['where[source][equals]=nowhere', 'se filtre par période'],
    ['where[id][exists]=true', 'se filtre par période'],
    ['where[createdAt][not_equals]=2020-01-01', 'se filtre par période'],
    ['where[or][0][source][equals]=social&where[or][1][source][equals]=email', 'se filtre par'],
    ['where=1', 'ne peut pas être lue'],
    ['sort=pagePath', 'se trie par date'],
    ['sort=-createdAt,pagePath', 'se trie par date'],
    ['limit=0', '100\u00A0lignes au plus'],
    ['limit=101', '100\u00A0lignes au plus'],
    ['limit=-1', 'ne peut pas être lue'],
    ['pagination=false', '100\u00A0lignes au plus'],
  ])('refuses %s with a sentence', async (query, sentence) => {
    const answer = await adminClient().get(`/page-visits?${query}`)
    expect(answer.status).toBe(400)
    expect(errorMessage(answer)).toContain(sentence)
  })

  test('ignores depth, joins, selected fields and the trash', async () => {
    const odd = '?depth=9&joins[x][limit]=0&select[pagePath]=true&trash=true&draft=true&locale=all'
    expect((await adminClient().get(`/page-visits${odd}`)).body.totalDocs).toBe(2)
    expect((await adminClient().get('/page-visits/versions')).status).toBe(404)
    expect((await adminClient().get('/page-visits?page=99999999&limit=100')).status).toBe(200)
  })

  test('cannot be selected as a whole', async () => {
    const { GET } = await import('@/src/app/api/selections/[list]/route')
    const select = async (role: 'admin' | 'moderator') => {
      const headers = await sessionOf(testPayload.payload, { role })
      const request = new Request('https://exemplia.test/api/selections/page-visits', { headers })
      return (await GET(request, { params: Promise.resolve({ list: 'page-visits' }) })).status
    }
    expect([await select('admin'), await select('moderator')]).toEqual([400, 403])
  })

  test('cannot be written or read without a limit by the application itself', async () => {
    const { payload } = testPayload
    const collection = 'page-visits'
    await expect(payload.delete({ collection, where: {} })).rejects.toThrow()
    await expect(payload.update({ collection, where: {}, data: {} })).rejects.toThrow()
    await expect(
      payload.create({ collection, data: { id: '1', createdAt: daysAgo(0).toISOString() } }),
    ).rejects.toThrow()
    await expect(payload.find({ collection, limit: 0 })).rejects.toThrow('lignes au plus')
    await expect(payload.findDistinct({ collection, field: 'pagePath' })).rejects.toThrow()
  })
})

describe('The exclusions', () => {
  test.each(PEOPLE)('give %s only the rights of the role', async (person) => {
    const client = clientOf(person)
    const kept = await createExclusionAs('super-admin')
    const one = `/visit-exclusions/${kept}`
    const many = `/visit-exclusions?where[id][equals]=${kept}`
    const observed = {
      create: verdictOf(await client.post('/visit-exclusions', PERIOD_EXCLUSION)),
      read: verdictOf(await client.get(one)),
      list: verdictOf(await client.get('/visit-exclusions')),
      count: verdictOf(await client.get('/visit-exclusions/count')),
      update: verdictOf(await client.patch(one, { isInForce: false })),
      updateMany: verdictOf(await client.patch(many, { isInForce: true })),
      remove: verdictOf(await client.delete(one)),
      removeMany: verdictOf(await client.delete(many)),
      left: (await adminClient().get(one)).status,
    }
    const may = ADMIN_ROLES.includes(person) ? 'may' : 'may not'
    expect(observed).toEqual({
      ...{ create: may, read: may, list: may, count: may, update: may, updateMany: 'may not' },
      ...{ remove: 'may not', removeMany: 'may not', left: 200 },
    })
  })

  test('can only be ended, not changed, and their author cannot be forged', async () => {
    const id = await createExclusionAs('admin', {
      authorName: 'Personne',
      title: 'Rien',
      isInForce: false,
    })
    const { body: first } = await adminClient().get(`/visit-exclusions/${id}`)
    expect(first).toMatchObject({
      title: 'Visites du 12/11/2026 22:00 au 13/11/2026 06:00',
      isInForce: true,
      reason: PERIOD_EXCLUSION.reason,
    })
    expect(first.authorName).not.toBe('Personne')
    const forged = {
      ...{ kind: 'source', source: 'social', value: 'x', since: null, until: null },
      ...{ reason: 'Autre', title: 'Autre', authorName: 'Autre', isInForce: false },
    }
    await clientOf('super-admin').patch(`/visit-exclusions/${id}`, forged)
    const { body: last } = await adminClient().get(`/visit-exclusions/${id}`)
    const { kind, source, value, since, until, reason, title, authorName } = first
    expect(last).toMatchObject({
      ...{ kind, source, value, since, until, reason, title, authorName },
      isInForce: false,
    })
  })

  test('are in the audit trail with the reason and the authors of their start and end', async () => {
    const id = await createExclusionAs('admin')
    await clientOf('super-admin').patch(`/visit-exclusions/${id}`, { isInForce: false })
    await clientOf('super-admin').patch(`/visit-exclusions/${id}`, { isInForce: false })
    const { docs } = await testPayload.payload.find({
      collection: 'audit-entries',
      where: { target: { equals: 'visit-exclusions' }, documentId: { equals: String(id) } },
      sort: 'id',
    })
    expect(docs.map(({ action, details, subject }) => [action, details, subject])).toEqual([
      [
        'visitsStruckOut',
        PERIOD_EXCLUSION.reason,
        'Visites du 12/11/2026 22:00 au 13/11/2026 06:00',
      ],
      [
        'visitsTakenBack',
        PERIOD_EXCLUSION.reason,
        'Visites du 12/11/2026 22:00 au 13/11/2026 06:00',
      ],
    ])
    expect(docs[0]?.actorId).not.toBe(docs[1]?.actorId)
  })

  test.each([
    [{ reason: '  ' }, 'Dites pourquoi'],
    [{ until: undefined }, 'le début et la fin'],
    [{ until: '2026-11-12T20:00:00.000Z' }, 'après le début'],
    [
      { since: '2023-01-01T00:00:00.000Z', until: '2023-02-01T00:00:00.000Z' },
      'ne sont plus gardées',
    ],
    [{ kind: 'source' }, 'Choisissez une origine'],
    [{ kind: 'host', value: 'pas un site' }, 'le nom d’un site'],
    [{ kind: 'path', value: 'nos-offres' }, 'l’adresse d’une page'],
    [{ kind: 'network', value: '0.0.0.0/0' }, 'Saisissez un réseau'],
    [{ kind: 'network', value: '2001:db8::1/128' }, 'Saisissez un réseau'],
    [{ kind: 'everything' }, ''],
  ])('with %o are refused at the field', async (different, sentence) => {
    const answer = await adminClient().post('/visit-exclusions', {
      ...PERIOD_EXCLUSION,
      ...different,
    })
    expect(answer.status).toBe(400)
    expect(errorMessage(answer)).toContain(sentence)
  })

  test.each([
    [{ kind: 'host', value: ' https://WWW.Spam.Example/a?b ' }, 'spam.example'],
    [{ kind: 'path', value: 'https://exemplia.test/en/nos-offres/?page=2' }, '/nos-offres'],
    [{ kind: 'path', value: '/' }, '/'],
    [{ kind: 'network', value: '203.0.113.77/24' }, '203.0.113.0/24'],
    [{ kind: 'network', value: '2001:db8:1234:5678::9' }, '2001:db8:1234:5678::/64'],
    [{ kind: 'source', source: 'social', value: 'x' }, null],
  ])('with %o are stored in the form that is compared', async (different, value) => {
    const id = await createExclusionAs('admin', { ...different, since: null, until: null })
    const { body } = await adminClient().get(`/visit-exclusions/${id}`)
    expect(body.value).toBe(value)
  })

  test('change the counters once the jobs have run, and the list marks their pages', async () => {
    const { payload } = testPayload
    await forgetVisits(payload)
    await payload.db.pool.query('DELETE FROM visit_exclusions')
    const visits = [1, 2, 3].map((days) =>
      aVisit({
        receivedAt: daysAgo(days),
        visitorId: `visitor_${days}`,
        sessionId: `session_${days}`,
      }),
    )
    await recordVisits(payload, visits, [])
    const views = async () => {
      await runDueJobs(payload)
      const { rows } = await payload.db.pool.query('SELECT sum(views)::int FROM view_days')
      return rows[0].sum
    }
    const id = await createExclusionAs('admin', {
      since: daysAgo(2.5).toISOString(),
      until: daysAgo(1.5).toISOString(),
    })
    expect(await views()).toBe(2)
    const struck = await adminClient().get('/page-visits?where[isStruckOut][equals]=true')
    expect(struck.body.totalDocs).toBe(1)
    await adminClient().patch(`/visit-exclusions/${id}`, { isInForce: false })
    expect(await views()).toBe(3)
  })
})
