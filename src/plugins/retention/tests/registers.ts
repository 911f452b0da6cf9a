import type { PluginRegisters } from '@/tests/support/pluginRegisters'
import { ADMINS, get } from '@/tests/support/registerRows'

export const registers: PluginRegisters = {
  responses: {
    'api/conservation': [
      { GET: '/api/conservation', status: [403, 403, 400] },
      {
        GET: '/api/conservation?applicationMonths=24&messageMonths=12&logMonths=6',
        status: [403, 403, 200],
      },
    ],
  },
  closedRoutes: {
    conservation: {
      allowed: ADMINS,
      ask: async (asked) => {
        const { GET } = await import('@/src/plugins/retention/routes/conservation/route')
        const periods = 'applicationMonths=24&messageMonths=36&logMonths=12'
        return GET(get(`conservation?${periods}`, asked))
      },
    },
  },
  globals: { 'data-retention': { read: ADMINS, update: ADMINS, change: { logMonths: 6 } } },
}
