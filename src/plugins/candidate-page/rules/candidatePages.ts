import type { PluginFormPages } from '@/src/domain/urls/pluginPage'

// A file of its own: `next.config.ts` reads it, and resolves no paths that begin with `@`.
/** The folder of the candidate page. */
export const candidatePages = {
  folder: { fr: 'suivi', en: 'application-status' },
  steps: [],
} as const satisfies PluginFormPages
