import type { PluginRegisters } from '@/tests/support/pluginRegisters'
import { ADMINS, get } from '@/tests/support/registerRows'

export const registers: PluginRegisters = {
  responses: {
    'api/conservation': [
      { GET: '/api/conservation', status: [403, 403, 400] },
      {
        GET: '/api/conservation?applicationMonths=24&rejectedMonths=3&withdrawnMonths=3&messageMonths=12&logMonths=6',
        status: [403, 403, 200],
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
  },
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
