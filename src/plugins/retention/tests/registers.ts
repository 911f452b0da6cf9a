import type { PluginRegisters } from '@/tests/support/pluginRegisters'
import { aJobApplication } from '@/tests/support/records'
import { ADMINS, get, post, STAFF } from '@/tests/support/registerRows'

const aSealedRecord = {
  ...{ name: 'Camille Durand', email: 'camille@candidats.test', offer: 'Architecte cloud' },
  ...({ status: 'rejected', reason: 'rejected' } as const),
  ...{ receivedAt: '2026-01-05T08:00:00.000Z', endedAt: '2026-05-05T02:00:00.000Z' },
}

const anExtension = (application: number) =>
  ({ action: 'extend', application, reason: 'Dossier du personnel' }) as const
const sealedSearch = { reason: 'Saisine du 12 mars', search: 'durand' }

export const registers: PluginRegisters = {
  responses: {
    'api/conservation': [
      { GET: '/api/conservation', status: [403, 403, 400] },
      {
        GET: '/api/conservation?applicationMonths=24&rejectedMonths=3&withdrawnMonths=3&messageMonths=12&logMonths=6&sealedRecordYears=0',
        status: [403, 403, 200],
      },
    ],
    'api/conservation/acceptees': [
      { POST: '/api/conservation/acceptees', status: [403, 403, 403], body: anExtension(999_999) },
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
    'api/conservation/archives': [
      { POST: '/api/conservation/archives', status: [403, 403, 403], body: sealedSearch },
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
          'applicationMonths=24&rejectedMonths=3&withdrawnMonths=3&messageMonths=36&logMonths=12&sealedRecordYears=5'
        return GET(get(`conservation?${periods}`, asked))
      },
    },
    'conservation/acceptees': {
      allowed: ['super-admin'],
      ask: async (asked, { payload }) => {
        const { POST } = await import('@/src/plugins/retention/routes/conservation/acceptees/route')
        const { id } = await aJobApplication(payload, { status: 'accepted' })
        await payload.db.pool.query(
          "UPDATE job_applications SET status_changed_at = now() - interval '4 months' WHERE id = $1",
          [id],
        )
        return POST(post('conservation/acceptees', anExtension(id), asked))
      },
    },
    'conservation/archives': {
      allowed: ['super-admin'],
      ask: async (asked) => {
        const { POST } = await import('@/src/plugins/retention/routes/conservation/archives/route')
        return POST(post('conservation/archives', sealedSearch, asked))
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
    {
      slug: 'retention-extensions',
      rights: { create: [], read: STAFF, update: [], remove: [] },
      sent: ({ application }) => ({ application, reason: 'Dossier du personnel' }),
      change: { reason: 'Autre motif, plus long' },
      make: async (payload) => {
        const application = (await aJobApplication(payload)).id
        const data = { application, reason: 'Dossier du personnel' }
        return (await payload.create({ collection: 'retention-extensions', data })).id
      },
    },
    {
      slug: 'sealed-records',
      rights: { create: [], read: [], update: [], remove: [] },
      sent: () => aSealedRecord,
      change: { name: 'Autre nom' },
      make: async (payload) =>
        (await payload.create({ collection: 'sealed-records', data: aSealedRecord })).id,
    },
  ],
  outsideAuditTrail: ['keep-consents', 'retention-extensions', 'sealed-records'],
  globals: { 'data-retention': { read: ADMINS, update: ADMINS, change: { logMonths: 6 } } },
  screens: {
    ofSuperAdmins: [
      '/admin/globals/data-retention/acceptees',
      '/admin/globals/data-retention/archives',
    ],
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
          ...({ sealedRecordYears: 5, timezone: 'Europe/Paris', graceDay: null } as const),
        },
        now: new Date('2027-01-24T12:00:00Z'),
        mailDirectory: dataDir,
      })
      return due.applications
    },
  },
}
