import type { AuditWords } from '@/src/content/admin/auditWords'

export const linkedPersonsAuditWords = {
  actions: {
    linked: { label: 'Candidatures reliées', verb: 'a relié {} à une autre candidature' },
    unlinked: { label: 'Candidatures déliées', verb: 'a délié {} d’une autre candidature' },
  },
} as const satisfies AuditWords
