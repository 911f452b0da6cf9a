import type { AuditWords } from '@/src/content/admin/auditWords'

export const scheduledChangesAuditWords = {
  actions: {
    planned: { label: 'Changement programmé', verb: 'a programmé un changement de {}' },
    calledOff: {
      label: 'Changement programmé, puis abandonné',
      verb: 'a renoncé à un changement programmé de {}',
    },
    planApplied: {
      label: 'Changement programmé fait',
      verb: 'a fait le changement programmé de {}',
    },
  },
} as const satisfies AuditWords
