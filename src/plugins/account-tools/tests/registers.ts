import type { PluginRegisters } from '@/tests/support/pluginRegisters'

export const registers: PluginRegisters = {
  responses: {
    'api/demandes-acces': [{ POST: '/api/demandes-acces', status: 404, type: '', crossSite: 404 }],
  },
  openRoutes: { 'api/demandes-acces': 'accessRequests.test.ts' },
  endpoints: [
    'get /users/sessions',
    'post /users/:id/sessions/fermer',
    'post /users/sessions/fermer',
  ],
}
