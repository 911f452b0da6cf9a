import type { PluginRegisters } from '@/tests/support/pluginRegisters'
import { get, STAFF } from '@/tests/support/registerRows'

const EVENT_STREAM_TYPE = 'text/event-stream; charset=utf-8'

export const registers: PluginRegisters = {
  responses: {
    'api/equipe/evenements': [
      {
        GET: '/api/equipe/evenements',
        status: [401, 200, 200],
        type: EVENT_STREAM_TYPE,
      },
    ],
    'api/offres/evenements': [
      { GET: '/api/offres/evenements', status: 200, type: EVENT_STREAM_TYPE },
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
  openRoutes: {
    'api/offres/evenements': 'what the public list shows',
  },
}
