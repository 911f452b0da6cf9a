import type { AuditWords } from '@/src/content/admin/auditWords'

export const candidatePageAuditWords = {
  actions: {
    candidateLinkSent: { label: 'Lien de suivi envoyé', verb: 'a envoyé son lien de suivi à {}' },
    candidateLinkRevoked: {
      label: 'Lien de suivi révoqué',
      verb: 'a révoqué le lien de suivi de {}',
    },
  },
  targets: {
    'candidate-page': {
      label: 'Suivi des candidatures',
      settingsName: 'les mots du suivi des candidatures',
    },
  },
} as const satisfies AuditWords
