import type { AuditWords } from '@/src/content/admin/auditWords'

export const personalDataAuditWords = {
  actions: {
    personExported: {
      label: 'Données d’une personne exportées',
      verb: 'a exporté les données d’une personne',
      isHighlighted: true,
    },
    personErased: {
      label: 'Données d’une personne effacées',
      verb: 'a effacé les données d’une personne',
      isHighlighted: true,
    },
  },
} as const satisfies AuditWords
