import type { PluginRegisters } from '@/tests/support/pluginRegisters'
import { ADMINS, post } from '@/tests/support/registerRows'

export const registers: PluginRegisters = {
  responses: {
    'api/reglages-email/test': [{ POST: '/api/reglages-email/test', status: [403, 403, 200] }],
  },
  closedRoutes: {
    'reglages-email/test': {
      allowed: ADMINS,
      ask: async (asked) => {
        const { POST } = await import('@/src/plugins/mail-checks/routes/reglages-email/test/route')
        return POST(post('reglages-email/test', {}, asked))
      },
    },
  },
}
