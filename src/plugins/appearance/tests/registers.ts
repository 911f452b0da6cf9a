import type { PluginRegisters } from '@/tests/support/pluginRegisters'

const fiveMinutes = 'public, max-age=300'

export const registers: PluginRegisters = {
  responses: {
    'favicon.ico': [{ GET: '/favicon.ico', status: 200, type: 'image/x-icon', cache: fiveMinutes }],
    'apple-icon.png': [
      { GET: '/apple-icon.png', status: 200, type: 'image/png', cache: fiveMinutes },
    ],
    'icon.svg': [{ GET: '/icon.svg', status: 200, type: 'image/svg+xml', cache: fiveMinutes }],
  },
  openRoutes: {
    'apple-icon.png': 'the mark of the firm',
    'favicon.ico': 'the mark of the firm',
    'icon.svg': 'the mark of the firm',
  },
}
