import { PEOPLE } from '@/tests/support/people'
import type { PluginRegisters } from '@/tests/support/pluginRegisters'
import { aJobApplication } from '@/tests/support/records'
import { ADMINS, post, STAFF } from '@/tests/support/registerRows'

export const registers: PluginRegisters = {
  responses: {
    'api/liens-candidats': [
      { POST: '/api/liens-candidats', status: [403, 422, 422], body: {} },
      {
        POST: '/api/liens-candidats',
        status: [403, 404, 404],
        body: { application: 999_999, action: 'send' },
      },
    ],
    'api/suivi': [
      {
        POST: '/api/suivi',
        status: 303,
        body: new URLSearchParams({ email: 'inconnue@candidats.test' }),
        location: '/suivi/merci',
        type: '',
        crossSite: 403,
      },
    ],
    'api/suivi/pas-moi': [
      {
        POST: '/api/suivi/pas-moi',
        status: 303,
        body: new URLSearchParams({ jeton: 'x' }),
        location: '/suivi?jeton',
        type: '',
        crossSite: 303,
      },
    ],
    'api/suivi/code': [
      {
        POST: '/api/suivi/code',
        status: 303,
        body: new URLSearchParams({ jeton: 'x' }),
        location: '/suivi?jeton',
        type: '',
        crossSite: 303,
      },
    ],
    'api/suivi/actions': [
      {
        POST: '/api/suivi/actions',
        status: 303,
        body: new URLSearchParams({ jeton: 'x' }),
        location: '/suivi?jeton',
        type: '',
        crossSite: 303,
      },
    ],
    'api/suivi/corrections': [
      {
        POST: '/api/suivi/corrections?jeton=x',
        status: 303,
        body: new URLSearchParams({ candidatePhone: '06 11 22 33 44' }),
        location: '/suivi/corriger?saisie=',
        type: '',
        crossSite: 403,
      },
    ],
  },
  closedRoutes: {
    'liens-candidats': {
      allowed: STAFF,
      ask: async (asked, { anApplication }) => {
        const { POST } = await import('@/src/plugins/candidate-page/routes/liens-candidats/route')
        const sent = { application: await anApplication(), action: 'send' }
        return POST(post('liens-candidats', sent, asked))
      },
    },
  },
  openRoutes: {
    'api/suivi': 'candidateLinks.test.ts',
    'api/suivi/pas-moi': 'candidateLinks.test.ts',
    'api/suivi/code': 'candidateSession.test.ts',
    'api/suivi/actions': 'candidateSession.test.ts',
    'api/suivi/corrections': 'candidateCorrection.test.ts',
  },
  collections: [
    {
      slug: 'candidate-links',
      rights: { create: [], read: STAFF, update: [], remove: [] },
      sent: ({ application }) => ({ application, nonce: 'a1' }),
      change: { revokedBy: 'staff' },
      make: async (payload) => {
        const application = (await aJobApplication(payload)).id
        const data = { application, nonce: crypto.randomUUID() }
        return (await payload.create({ collection: 'candidate-links', data })).id
      },
    },
  ],
  outsideAuditTrail: ['candidate-links'],
  globals: {
    'candidate-page': {
      read: [...PEOPLE],
      update: ADMINS,
      change: { pending: { words: 'Bien arrivée' } },
      hasVersions: true,
    },
  },
  screens: {
    globals: ['/admin/globals/candidate-page'],
    ofEachKind: [],
  },
}
