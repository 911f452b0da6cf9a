import type { PluginRegisters } from '@/tests/support/pluginRegisters'
import { ADMINS, get, post, UNKNOWN_IDS } from '@/tests/support/registerRows'

export const registers: PluginRegisters = {
  responses: {
    'api/envois': [{ GET: '/api/envois', status: [403, 403, 200] }],
    'api/envois/renvoyer': [
      { POST: '/api/envois/renvoyer', status: [403, 403, 400], body: {} },
      { POST: '/api/envois/renvoyer', status: [403, 403, 200], body: UNKNOWN_IDS },
    ],
  },
  closedRoutes: {
    envois: {
      allowed: ADMINS,
      ask: async (asked) =>
        (await import('@/src/plugins/undelivered-mail/routes/envois/route')).GET(
          get('envois', asked),
        ),
    },
    'envois/renvoyer': {
      allowed: ADMINS,
      ask: async (asked) => {
        const { POST } = await import('@/src/plugins/undelivered-mail/routes/envois/renvoyer/route')
        return POST(post('envois/renvoyer', { ids: [1] }, asked))
      },
    },
  },
  screens: {
    globals: ['/admin/globals/email-settings/envois'],
    ofEachKind: ['/admin/globals/email-settings/envois'],
  },
}
