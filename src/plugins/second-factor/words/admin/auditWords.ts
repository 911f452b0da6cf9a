import type { AuditWords } from '@/src/content/admin/auditWords'

export const secondFactorAuditWords = {
  actions: {
    secondFactorOn: {
      label: 'Double authentification activée',
      verb: 'a activé la double authentification de {}',
      ownAccountVerb: 'a activé sa double authentification',
    },
    secondFactorOff: {
      label: 'Double authentification désactivée',
      verb: 'a désactivé la double authentification de {}',
      ownAccountVerb: 'a désactivé sa double authentification',
    },
    secondFactorReset: {
      label: 'Double authentification réinitialisée',
      verb: 'a réinitialisé la double authentification de {}',
    },
    recoveryCodesDrawn: {
      label: 'Nouveaux codes de secours',
      verb: 'a tiré de nouveaux codes de secours',
    },
    recoveryCodeUsed: { label: 'Code de secours utilisé', verb: 'a utilisé un code de secours' },
  },
} as const satisfies AuditWords
