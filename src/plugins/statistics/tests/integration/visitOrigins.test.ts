import { afterAll, beforeAll, expect, test } from 'vitest'
import { recordVisits } from '@/src/commands/recordVisits'
import { aSentVisit, createVisitRequest } from '@/tests/support/sentVisits'
import { anApplicationForm, createScriptRequest } from '@/tests/support/submissions'
import { startTestPayload, type TestPayload } from '@/tests/support/testPayload'
import { aVisit } from '@/tests/support/visits'

let testPayload: TestPayload
beforeAll(async () => {
  testPayload = await startTestPayload()
})
afterAll(() => testPayload.stop())

test('A visit stores the site and the campaign of its link, and no e-mail address', async () => {
  const link = ['email', 'indeed', 'novembre', 'pour-ines@exemple.fr']
  const { POST } = await import('@/src/app/api/visites/route')
  const { pageViewBufferOfProcess } = await import('@/src/app/api/visites/pageViewBufferOfProcess')
  await POST(createVisitRequest(aSentVisit({ link, referrer: 'https://www.exemple.fr/x?y' })))
  await pageViewBufferOfProcess.flush()
  const { rows } = await testPayload.payload.db.pool.query(`
    SELECT site, utm_source, utm_medium, utm_campaign, utm_content
    FROM visit_sessions JOIN visit_origins origin ON origin.id = origin_id`)
  expect(rows).toEqual([
    {
      site: 'Indeed',
      utm_source: 'indeed',
      utm_medium: 'email',
      utm_campaign: 'novembre',
      utm_content: '',
    },
  ])
})

test('An application stores the site and the campaign of its visit', async () => {
  const campaign = { utmSource: 'linkedin', utmMedium: 'social', utmCampaign: 'rentrée' }
  const visitor = 'visitor_1795363200000a1b2c3d4e'
  const origin = { site: 'LinkedIn', ...campaign, utmContent: '' }
  const begun = { visitorId: visitor, source: 'social' as const, receivedAt: new Date() }
  await recordVisits(testPayload.payload, [aVisit({ ...begun, origin })], [])
  const { POST } = await import('@/src/app/api/candidatures/route')
  const form = await anApplicationForm({ candidateName: 'Candidate suivie', visitor })
  expect((await POST(createScriptRequest('/api/candidatures', form))).status).toBe(200)
  const { docs } = await testPayload.payload.find({ collection: 'job-applications' })
  expect(docs).toMatchObject([
    { source: 'social', site: 'LinkedIn', ...campaign, utmContent: null },
  ])
})
