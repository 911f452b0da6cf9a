import type { PluginRegisters } from '@/tests/support/pluginRegisters'
import { HTML_TYPE } from '@/tests/support/registerRows'

export const registers: PluginRegisters = {
  responses: {
    'api/apercu': [
      {
        GET: '/api/apercu?page=/notre-adn',
        status: [403, 307, 307],
        type: '',
        location: '/notre-adn',
      },
      { GET: '/api/apercu?page=//evil.example', status: [403, 404, 404], type: HTML_TYPE },
    ],
    'api/apercu/quitter': [{ GET: '/api/apercu/quitter', status: 307, type: '', location: '/' }],
  },
  openRoutes: {
    'api/apercu': 'preview.spec.ts',
    'api/apercu/quitter': 'leaves the preview',
  },
}
