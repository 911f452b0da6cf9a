import type { PluginRegisters } from '@/tests/support/pluginRegisters'
import { HTML_TYPE } from '@/tests/support/registerRows'

export const registers: PluginRegisters = {
  responses: {
    '.well-known/security.txt': [
      {
        GET: '/.well-known/security.txt',
        status: 200,
        type: 'text/plain; charset=utf-8',
        cache: 'public, max-age=300',
      },
    ],
    'images-sociales/[...page]': [
      {
        GET: '/images-sociales/accueil.png',
        status: 200,
        type: 'image/png',
        cache: 's-maxage=31536000',
      },
      {
        GET: '/images-sociales/secteurs/jamais-vu.png',
        status: 404,
        type: HTML_TYPE,
        cache: 'no-store',
      },
    ],
  },
  openRoutes: {
    '.well-known/security.txt': 'how to report a vulnerability to the firm',
    'images-sociales/[...page]': 'pictures of the public pages',
  },
}
