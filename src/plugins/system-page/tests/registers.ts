import type { PluginRegisters } from '@/tests/support/pluginRegisters'

export const registers: PluginRegisters = {
  responses: {
    'api/metrics': [{ GET: '/api/metrics', status: 404, type: 'text/plain;charset=UTF-8' }],
  },
  openRoutes: {
    'api/metrics': 'metrics.test.ts',
  },
  rootScreens: { system: '/etat-du-systeme' },
  screens: { ofSuperAdmins: ['/admin/etat-du-systeme'] },
}
