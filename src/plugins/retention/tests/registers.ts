import type { PluginRegisters } from '@/tests/support/pluginRegisters'
import { aJobApplication } from '@/tests/support/records'
import { ADMINS, get, post, STAFF } from '@/tests/support/registerRows'

export const registers: PluginRegisters = {
  responses: {
    'api/conservation': [
      { GET: '/api/conservation', status: [403, 403, 400] },
      {
        GET: '/api/conservation?applicationMonths=24&rejectedMonths=3&withdrawnMonths=3&messageMonths=12&logMonths=6',
        status: [403, 403, 200],
      },
    ],
    'api/conservation/accord': [
      {
        POST: '/api/conservation/accord',
        status: 303,
        body: new URLSearchParams({ jeton: 'x', reponse: 'accept' }),
        location: '/conservation?jeton=',
        type: '',
        crossSite: 303,
      },
    ],
    'api/conservation/demande': [
      { POST: '/api/conservation/demande', status: [403, 422, 422], body: {} },
      {
        POST: '/api/conservation/demande',
        status: [403, 409, 409],
        body: { application: 999_999, action: 'request' },
      },
    ],
  },
  closedRoutes: {
    conservation: {
      allowed: ADMINS,
      ask: async (asked) => {
        const { GET } = await import('@/src/plugins/retention/routes/conservation/route')
        const periods =
          'applicationMonths=24&rejectedMonths=3&withdrawnMonths=3&messageMonths=36&logMonths=12'
        return GET(get(`conservation?${periods}`, asked))
      },
    },
    'conservation/demande': {
      allowed: STAFF,
      ask: async (asked, { anApplication }) => {
        const { POST } = await import('@/src/plugins/retention/routes/conservation/demande/route')
        const sent = { application: await anApplication(), action: 'request' }
        return POST(post('conservation/demande', sent, asked))
      },
    },
  },
  openRoutes: { 'api/conservation/accord': 'keepConsent.test.ts' },
  collections: [
    {
      slug: 'keep-consents',
      rights: { create: [], read: STAFF, update: [], remove: [] },
      sent: ({ application }) => ({ application, event: 'given', origin: 'form' }),
      change: { event: 'withdrawn' },
      make: async (payload) => {
        const application = (await aJobApplication(payload)).id
        const data = { application, event: 'given', origin: 'form' } as const
        return (await payload.create({ collection: 'keep-consents', data })).id
      },
    },
  ],
  outsideAuditTrail: ['keep-consents'],
  globals: { 'data-retention': { read: ADMINS, update: ADMINS, change: { logMonths: 6 } } },
  screens: {
    globals: ['/admin/globals/data-retention'],
    ofEachKind: ['/admin/globals/data-retention'],
  },
  applicationFigures: {
    retention: async ({ payload, dataDir }) => {
      const { countDueRecords } = await import('@/src/plugins/retention/queries/countDueRecords')
      const due = await countDueRecords(payload, {
        rules: {
          ...{ applicationMonths: 1, rejectedMonths: 1, withdrawnMonths: 1 },
          ...{ messageMonths: 36, logMonths: 12 },
          ...({ ending: 'delete', timezone: 'Europe/Paris', graceDay: null } as const),
        },
        now: new Date('2027-01-24T12:00:00Z'),
        mailDirectory: dataDir,
      })
      return due.applications
    },
  },
}
