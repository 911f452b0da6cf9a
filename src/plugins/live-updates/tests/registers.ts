import type { PluginRegisters } from '@/tests/support/pluginRegisters'
import { get, STAFF } from '@/tests/support/registerRows'

export const registers: PluginRegisters = {
  responses: {
    'api/equipe/evenements': [
      {
        GET: '/api/equipe/evenements',
        status: [401, 200, 200],
        type: 'text/event-stream; charset=utf-8',
      },
    ],
  },
  closedRoutes: {
    'equipe/evenements': {
      allowed: STAFF,
      ask: async (asked) => {
        const { GET } = await import('@/src/plugins/live-updates/routes/equipe/evenements/route')
        return GET(get('equipe/evenements', asked))
      },
    },
  },
}
