import type { AuditWords } from '@/src/content/admin/auditWords'

export const accountToolsAuditWords = {
  actions: {
    sessionsEnded: {
      label: 'Sessions fermées',
      verb: 'a fermé des sessions de {}',
      ownAccountVerb: 'a fermé ses autres sessions',
    },
    accessRequested: {
      label: 'Accès demandé',
      verb: 'a demandé un accès\u00A0: {}',
      isByVisitor: true,
    },
  },
} as const satisfies AuditWords
