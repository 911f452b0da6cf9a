import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { recordVisits } from '@/src/commands/recordVisits'
import { aJobApplication, aJobOffer } from '@/tests/support/records'
import { sessionOf } from '@/tests/support/sessionOf'
import { startTestPayload, type TestPayload } from '@/tests/support/testPayload'
import { aVisit } from '@/tests/support/visits'

let testPayload: TestPayload
let moderatorHeaders: Record<string, string>
let activeOfferId: number

const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 60 * 60 * 1000)

beforeAll(async () => {
  testPayload = await startTestPayload()
  moderatorHeaders = await sessionOf(testPayload.payload, { role: 'moderator' })
  const offer = await aJobOffer(testPayload.payload, { title: '=Pilote', isActive: false })
  const active = await aJobOffer(testPayload.payload, { title: 'Analyste' })
  await aJobApplication(testPayload.payload, { jobOffer: active.id, status: 'accepted' })
  activeOfferId = active.id
  const visits = [
    { receivedAt: daysAgo(40), sessionId: 'session_1', visitorId: 'visitor_1' },
    { receivedAt: daysAgo(20), sessionId: 'session_2', source: 'social', device: 'mobile' },
    { receivedAt: daysAgo(20), sessionId: 'session_2', pagePath: `/nos-offres/${offer.slug}` },
    { receivedAt: daysAgo(20), sessionId: 'session_2', pagePath: `/nos-offres/${active.slug}` },
    { receivedAt: daysAgo(0), sessionId: 'session_3', visitorId: 'visitor_1', pagePath: '/404' },
  ] as const
  await recordVisits(testPayload.payload, visits.map(aVisit), [
    { pagePath: '/', receivedAt: daysAgo(0) },
  ])
})
afterAll(() => testPayload.stop())

async function requestOfferStatistics(id: number | string) {
  const { GET } = await import('@/src/plugins/statistics/routes/statistiques/offres/[id]/route')
  const request = new Request('https://exemplia.test/api/statistiques/offres', {
    headers: moderatorHeaders,
  })
  return GET(request, { params: Promise.resolve({ id: String(id) }) })
}

test('The visit statistics show the funnels of the active offers', async () => {
  const { GET } = await import('@/src/app/api/statistiques/route')
  const request = new Request('https://exemplia.test/api/statistiques', {
    headers: moderatorHeaders,
  })
  const steps = [
    { source: 'social', views: 1, formsOpened: 0, applications: 0, accepted: 0 },
    { source: null, views: 0, formsOpened: 0, applications: 1, accepted: 1 },
  ]
  const { offers } = await (await GET(request)).json()
  expect(offers).toMatchObject([{ id: activeOfferId, title: 'Analyste' }])
  expect(offers[0].steps).toEqual(expect.arrayContaining(steps))
})

describe('The funnel of an offer', () => {
  test('includes its applications', async () => {
    expect((await (await requestOfferStatistics(activeOfferId)).json()).steps).toEqual(
      expect.arrayContaining([
        { source: 'social', views: 1, formsOpened: 0, applications: 0, accepted: 0 },
        { source: null, views: 0, formsOpened: 0, applications: 1, accepted: 1 },
      ]),
    )
  })

  test.each(['0', '-1', '1.5', 'x', '99999999999', "1' OR '1"])(
    'is not found for the id %s',
    async (id) => {
      expect((await requestOfferStatistics(id)).status).toBe(404)
    },
  )
})

describe('The exported statistics', () => {
  async function exported(query = '') {
    const { GET } = await import('@/src/plugins/statistics/routes/statistiques/export/route')
    const address = `https://exemplia.test/api/statistiques/export${query}`
    return GET(new Request(address, { headers: moderatorHeaders }))
  }

  test('are CSV for a French Excel, without formulas', async () => {
    const answer = await exported('?jours=30')
    expect(answer.headers.get('content-disposition')).toMatch(
      /^attachment; filename="statistiques-30-jours-\d{4}-\d\d-\d\d\.csv"$/,
    )
    const bytes = Buffer.from(await answer.arrayBuffer())
    expect(bytes.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]))
    const lines = bytes.subarray(3).toString().split('\r\n')
    expect(lines[0]).toBe(
      'Indicateur;Détail;Adresse;Valeur;Unité;Part (%);Jours complets;Mêmes jours avant',
    )
    expect(lines).toContain('Visites totales;;;2;visites;;;')
    expect(lines).toContain('Pages vues;Sans consentement;;1;pages vues;;;')
    expect(lines).toContain('Pages les plus vues;Accueil;/;2;pages vues;40;;')
    expect(lines).toContain("Pages les plus vues;'=Pilote;/nos-offres/pilote;1;pages vues;20;;")
    expect(lines).toContain('Sources de trafic;Réseaux sociaux;;1;visites;50;;')
    expect(lines).toContain('Appareils;Mobile;;1;visites;50;;')
    expect(lines.filter((line) => line.startsWith('Visites des 14'))).toHaveLength(14)
    expect(lines).toContain(
      'Parcours par offre, consultations;Analyste (Réseaux sociaux);;1;pages vues;;;',
    )
    expect(lines).toContain(
      'Parcours par offre, acceptées;Analyste (Sans consentement);;1;candidatures;;;',
    )
  })

  test('are recorded in the audit trail', async () => {
    await exported('?jours=7')
    const { docs } = await testPayload.payload.find({
      collection: 'audit-entries',
      where: { action: { equals: 'exported' } },
      sort: '-createdAt',
      limit: 1,
    })
    expect(docs).toMatchObject([
      { subject: 'Statistiques de visite', details: '7\u00A0derniers jours' },
    ])
  })
})
