import type { PluginRegisters } from '@/tests/support/pluginRegisters'

export const registers: PluginRegisters = {
  responses: {
    'nos-offres/flux.json': [
      {
        GET: '/nos-offres/flux.json',
        status: 200,
        type: 'application/feed+json; charset=utf-8',
        cache: 'public, max-age=0, must-revalidate',
      },
      {
        GET: '/nos-offres/flux.json?lieu=nantes',
        status: 200,
        type: 'application/feed+json; charset=utf-8',
        cache: 'private, no-cache',
      },
    ],
    'nos-offres/flux.xml': [
      {
        GET: '/nos-offres/flux.xml',
        status: 200,
        type: 'application/rss+xml; charset=utf-8',
        cache: 'public, max-age=0, must-revalidate',
      },
    ],
  },
  openRoutes: {
    'nos-offres/flux.json': 'what the public list shows',
    'nos-offres/flux.xml': 'what the public list shows',
  },
}
