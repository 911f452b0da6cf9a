import type { PluginRegisters } from '@/tests/support/pluginRegisters'
import { get, STAFF } from '@/tests/support/registerRows'

export const registers: PluginRegisters = {
  responses: {
    'api/changements-prevus': [
      { GET: '/api/changements-prevus?global=home-page', status: [403, 200, 200] },
      { POST: '/api/changements-prevus', status: [403, 400, 400], body: {} },
      { DELETE: '/api/changements-prevus', status: [403, 400, 400], body: {} },
    ],
  },
  closedRoutes: {
    'changements-prevus': {
      allowed: STAFF,
      ask: async (asked) => {
        const { GET } = await import(
          '@/src/plugins/scheduled-changes/routes/changements-prevus/route'
        )
        return GET(get('changements-prevus?global=home-page', asked))
      },
    },
  },
}
