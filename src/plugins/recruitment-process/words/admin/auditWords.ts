import type { AuditWords } from '@/src/content/admin/auditWords'

export const recruitmentProcessAuditWords = {
  targets: {
    'recruitment-process': {
      label: 'Étapes du recrutement',
      settingsName: 'les étapes du recrutement',
    },
  },
} as const satisfies AuditWords
