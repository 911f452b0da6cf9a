import type { PluginRegisters } from '@/tests/support/pluginRegisters'

const FIVE_MINUTE_CACHE_CONTROL = 'public, max-age=300'

export const registers: PluginRegisters = {
  responses: {
    'favicon.ico': [
      { GET: '/favicon.ico', status: 200, type: 'image/x-icon', cache: FIVE_MINUTE_CACHE_CONTROL },
    ],
    'apple-icon.png': [
      { GET: '/apple-icon.png', status: 200, type: 'image/png', cache: FIVE_MINUTE_CACHE_CONTROL },
    ],
    'icon.svg': [
      { GET: '/icon.svg', status: 200, type: 'image/svg+xml', cache: FIVE_MINUTE_CACHE_CONTROL },
    ],
  },
  openRoutes: {
    'apple-icon.png': 'the mark of the firm',
    'favicon.ico': 'the mark of the firm',
    'icon.svg': 'the mark of the firm',
  },
}
