import type { PluginRegisters } from '@/tests/support/pluginRegisters'
import {
  ADMINS,
  CSV_TYPE,
  get,
  HTML_TYPE,
  post,
  routeContext,
  STAFF,
} from '@/tests/support/registerRows'

export const registers: PluginRegisters = {
  responses: {
    'api/courriels/statistiques': [
      { GET: '/api/courriels/statistiques?jeton=faux', status: 404, type: HTML_TYPE },
      {
        POST: '/api/courriels/statistiques?jeton=faux',
        status: 404,
        type: HTML_TYPE,
        crossSite: 404,
      },
    ],
    'api/statistiques/demonstration': [{ DELETE: '/api/statistiques/demonstration', status: 403 }],
    'api/statistiques/export': [
      { GET: '/api/statistiques/export', status: [401, 200, 200], type: CSV_TYPE },
      { GET: '/api/statistiques/export?tableau=rien', status: [401, 404, 404] },
    ],
    'api/statistiques/jetons': [
      { POST: '/api/statistiques/jetons', status: [403, 403, 400], body: { name: '' } },
    ],
    'api/statistiques/offres/[id]': [
      { GET: '/api/statistiques/offres/1', status: [401, 200, 200] },
      { GET: '/api/statistiques/offres/rien', status: [401, 404, 404] },
    ],
    'api/statistiques/v1': [{ GET: '/api/statistiques/v1', status: 401 }],
  },
  closedRoutes: {
    'statistiques/demonstration': {
      allowed: ['super-admin'],
      ask: async (asked) => {
        const { DELETE } = await import(
          '@/src/plugins/statistics/routes/statistiques/demonstration/route'
        )
        const address = 'https://exemplia.test/api/statistiques/demonstration'
        return DELETE(new Request(address, { method: 'DELETE', ...asked }))
      },
    },
    'statistiques/export': {
      allowed: STAFF,
      ask: async (asked) => {
        const { GET } = await import('@/src/plugins/statistics/routes/statistiques/export/route')
        return GET(get('statistiques/export?jours=7', asked))
      },
    },
    'statistiques/jetons': {
      allowed: ADMINS,
      ask: async (asked) => {
        const { POST } = await import('@/src/plugins/statistics/routes/statistiques/jetons/route')
        return POST(post('statistiques/jetons', { name: 'Tableau' }, asked))
      },
    },
    'statistiques/offres/[id]': {
      allowed: STAFF,
      ask: async (asked, { offer }) => {
        const { GET } = await import(
          '@/src/plugins/statistics/routes/statistiques/offres/[id]/route'
        )
        return GET(get(`statistiques/offres/${offer}`, asked), routeContext({ id: String(offer) }))
      },
    },
  },
  openRoutes: {
    'api/courriels/statistiques': 'statisticsMails.test.ts',
    'api/statistiques/v1': 'statisticsApi.test.ts',
  },
  rootScreens: {
    statistics: '/statistiques',
    origins: '/statistiques/origines',
    offerFigures: '/statistiques/offres',
    recruitment: '/statistiques/recrutement',
  },
  collections: [
    {
      slug: 'statistics-tokens',
      rights: { create: [], read: ADMINS, update: [], remove: ADMINS },
      sent: () => ({ name: 'Tableau', hash: 'a'.repeat(64) }),
      change: { name: 'Autre', hash: 'a'.repeat(64) },
      make: async (payload) => {
        const data = { name: 'Tableau de bord', hash: crypto.randomUUID() }
        return (await payload.create({ collection: 'statistics-tokens', data })).id
      },
    },
    {
      slug: 'day-marks',
      rights: { create: ADMINS, read: STAFF, update: ADMINS, remove: ADMINS },
      sent: () => ({ day: '2026-11-12', sentence: 'Newsletter de novembre' }),
      change: { sentence: 'Newsletter de décembre' },
      make: async (payload) => {
        const data = { day: '2026-11-12', sentence: 'Newsletter de novembre' }
        return (await payload.create({ collection: 'day-marks', data })).id
      },
    },
  ],
  rightsInOtherFiles: {
    'page-visits': 'visitLists.test.ts',
    'visit-exclusions': 'visitLists.test.ts',
  },
  serverFunctions: {
    'the pages that were seen': { may: ADMINS, args: () => ({ collectionSlug: 'page-visits' }) },
    'what is struck out of the figures': {
      may: ADMINS,
      args: () => ({ collectionSlug: 'visit-exclusions' }),
    },
  },
  // No user writes these documents.
  outsideAuditTrail: ['page-visits'],
  accountFields: [['statistics-tokens', 'owner']],
  screens: {
    lists: [
      ...['/admin/statistiques', '/admin/statistiques/origines', '/admin/statistiques/offres'],
      ...['/admin/statistiques/recrutement', '/admin/collections/statistics-tokens?limit=10'],
      ...[
        '/admin/collections/page-visits?limit=10',
        '/admin/collections/visit-exclusions?limit=10',
      ],
    ],
    forms: ['/admin/collections/visit-exclusions/create'],
  },
  applicationFigures: {
    funnel: async ({ payload, offer, period, timezone }) => {
      const { readOfferFunnel } = await import('@/src/plugins/statistics/queries/readOfferFunnel')
      return readOfferFunnel(payload, { offer, period, timezone })
    },
    offerTable: async ({ payload, period, timezone }) => {
      const { readOfferTable } = await import('@/src/plugins/statistics/queries/readOfferTable')
      const { parseOfferTableQuery } = await import('@/src/plugins/statistics/rules/offerTable')
      return readOfferTable(payload, { ...parseOfferTableQuery({}), period, timezone })
    },
    recruitment: async ({ payload, period, timezone, now }) => {
      const { readRecruitmentTimes } = await import(
        '@/src/plugins/statistics/queries/readRecruitmentTimes'
      )
      return readRecruitmentTimes(payload, { by: 'offer', page: 1, period, timezone, now })
    },
  },
}
