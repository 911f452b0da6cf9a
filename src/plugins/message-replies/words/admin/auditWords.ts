import type { AuditWords } from '@/src/content/admin/auditWords'

export const DRAFT_REPLY_DETAIL = 'Gardée en brouillon, non envoyée'

export const messageRepliesAuditWords = {
  actions: {
    replied: {
      verbsByDetails: { [DRAFT_REPLY_DETAIL]: 'a gardé en brouillon une réponse à {}' },
    },
  },
} as const satisfies AuditWords
