import type { PluginRegisters } from '@/tests/support/pluginRegisters'
import { ADMINS, apiUrl, EMPTY_NAME_FORM, HTML_TYPE, post } from '@/tests/support/registerRows'

export const registers: PluginRegisters = {
  responses: {
    'api/personnes': [
      {
        POST: '/api/personnes',
        status: [403, 403, 200],
        body: { address: 'inconnue@candidats.test' },
      },
      { POST: '/api/personnes', status: [403, 403, 400], body: { address: 'rien' } },
    ],
    'api/personnes/effacement': [
      {
        POST: '/api/personnes/effacement',
        status: [403, 403, 400],
        body: { address: 'a@candidats.test', confirmation: 'b@candidats.test' },
      },
    ],
    'api/personnes/export': [
      {
        POST: '/api/personnes/export',
        status: [403, 403, 400],
        body: EMPTY_NAME_FORM,
        type: HTML_TYPE,
      },
      {
        POST: '/api/personnes/export',
        status: [403, 403, 200],
        body: new URLSearchParams({ address: 'inconnue@candidats.test' }),
        type: 'application/zip',
      },
    ],
  },
  closedRoutes: {
    personnes: {
      allowed: ADMINS,
      ask: async (asked) => {
        const { POST } = await import('@/src/plugins/personal-data/routes/personnes/route')
        return POST(post('personnes', { address: 'qui@mail.example' }, asked))
      },
    },
    'personnes/effacement': {
      allowed: ADMINS,
      ask: async (asked) => {
        const { POST } = await import(
          '@/src/plugins/personal-data/routes/personnes/effacement/route'
        )
        const address = 'qui@mail.example'
        return POST(post('personnes/effacement', { address, confirmation: address }, asked))
      },
    },
    'personnes/export': {
      allowed: ADMINS,
      ask: async ({ headers, signal }) => {
        const { POST } = await import('@/src/plugins/personal-data/routes/personnes/export/route')
        const body = new URLSearchParams({ address: 'qui@mail.example' })
        const init = { method: 'POST', headers, body, signal }
        return POST(new Request(apiUrl('personnes/export'), init))
      },
    },
  },
  screens: {
    globals: ['/admin/globals/data-retention/personne'],
    ofEachKind: ['/admin/globals/data-retention/personne'],
  },
}
