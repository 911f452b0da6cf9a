import type { AuditWords } from '@/src/content/admin/auditWords'

export const retentionAuditWords = {
  actions: {
    retentionApplied: {
      label: 'Durées de conservation appliquées',
      verb: 'a appliqué les durées de conservation',
    },
    keepConsentRequested: {
      label: 'Accord de conservation demandé',
      verb: 'a demandé l’accord de conservation de {}',
    },
    keepConsentWithdrawn: {
      label: 'Accord de conservation retiré',
      verb: 'a retiré l’accord de conservation de {}',
    },
    sealedRecordsRead: {
      label: 'Archives scellées consultées',
      verb: 'a consulté des archives scellées',
      isHighlighted: true,
    },
    retentionExtended: {
      label: 'Conservation prolongée',
      verb: 'a prolongé la conservation de {}',
    },
  },
  targets: {
    'data-retention': { label: 'Données personnelles', settingsName: 'les durées de conservation' },
  },
} as const satisfies AuditWords
