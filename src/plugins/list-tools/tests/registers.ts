import { parseExportedListQuery } from '@/src/queries/parseListQuery'
import type { PluginRegisters } from '@/tests/support/pluginRegisters'
import { ADMINS, CSV_TYPE, get, HTML_TYPE, routeContext, STAFF } from '@/tests/support/registerRows'
import { findSelectableIds } from '../queries/findSelectableIds'
import { readApplicationBatches } from '../queries/readListRowBatches'

export const registers: PluginRegisters = {
  responses: {
    'api/exports/[list]': [
      { GET: '/api/exports/job-offers', status: [401, 403, 200], type: CSV_TYPE },
      { GET: '/api/exports/users', status: 404, type: HTML_TYPE },
      {
        POST: '/api/exports/job-offers',
        status: [401, 403, 400],
        body: new URLSearchParams({ ids: 'x' }),
        type: HTML_TYPE,
      },
    ],
    'api/selections/[list]': [
      { GET: '/api/selections/job-offers', status: [401, 200, 200] },
      { GET: '/api/selections/candidate-files', status: 404 },
    ],
  },
  closedRoutes: {
    'exports/[list]': {
      allowed: ADMINS,
      ask: async (asked) => {
        const { GET } = await import('@/src/plugins/list-tools/routes/exports/route')
        return GET(
          get('exports/job-applications', asked),
          routeContext({ list: 'job-applications' }),
        )
      },
    },
    'selections/[list]': {
      allowed: STAFF,
      ask: async (asked) => {
        const { GET } = await import('@/src/plugins/list-tools/routes/selections/route')
        return GET(get('selections/job-offers', asked), routeContext({ list: 'job-offers' }))
      },
    },
  },
  rightsInOtherFiles: {
    'payload-query-presets': 'src/plugins/list-tools/tests/integration/savedFilters.test.ts',
  },
  applicationFigures: {
    exported: async ({ payload, user }) => {
      const list = parseExportedListQuery(payload, 'job-applications', '')
      if (!list) throw new Error('The list cannot be read')
      const ids: number[] = []
      for await (const rows of readApplicationBatches(payload, { ...list, user })) {
        ids.push(...rows.map(({ id }) => id))
      }
      return ids
    },
    ticked: ({ payload, user }) =>
      findSelectableIds(payload, 'job-applications', { user, search: '', isTrash: false }),
  },
}
