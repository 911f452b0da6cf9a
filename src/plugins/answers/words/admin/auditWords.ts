import type { AuditWords } from '@/src/content/admin/auditWords'

export const answersAuditWords = {
  actions: {
    deliveryConfirmed: { label: 'Envoi constaté', verb: 'a constaté qu’une réponse était partie' },
  },
  targets: {
    'answer-templates': { label: 'Modèle de réponse' },
  },
} as const satisfies AuditWords
