import type { AuditWords } from '@/src/content/admin/auditWords'
import { accountToolsAuditWords } from './account-tools/words/admin/auditWords'
import { answersAuditWords } from './answers/words/admin/auditWords'
import { candidatePageAuditWords } from './candidate-page/words/admin/auditWords'
import { linkedPersonsAuditWords } from './linked-persons/words/admin/auditWords'
import { messageRepliesAuditWords } from './message-replies/words/admin/auditWords'
import { opinionsAuditWords } from './opinions/words/admin/auditWords'
import { personalDataAuditWords } from './personal-data/words/admin/auditWords'
import { recruitmentProcessAuditWords } from './recruitment-process/words/admin/auditWords'
import { retentionAuditWords } from './retention/words/admin/auditWords'
import { scheduledChangesAuditWords } from './scheduled-changes/words/admin/auditWords'
import { secondFactorAuditWords } from './second-factor/words/admin/auditWords'
import { statisticsAuditWords } from './statistics/words/admin/auditWords'

/** The words of the audit trail for the actions and documents of plugins. */
export const pluginAuditWords: readonly AuditWords[] = [
  accountToolsAuditWords,
  answersAuditWords,
  candidatePageAuditWords,
  linkedPersonsAuditWords,
  messageRepliesAuditWords,
  opinionsAuditWords,
  personalDataAuditWords,
  recruitmentProcessAuditWords,
  retentionAuditWords,
  scheduledChangesAuditWords,
  secondFactorAuditWords,
  statisticsAuditWords,
]
