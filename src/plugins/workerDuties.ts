import type { WorkerDuty } from '@/src/server/worker/workerDuty'
import { backupDuty } from './backups/server/backupDuty'
import { deletionJournalDuty } from './backups/server/deletionJournalDuty'
import { externalLinkCheckDuty } from './content-care/server/externalLinkCheckDuty'
import { documentReadingWorkerDuty } from './document-reading/server/documentReadingWorkerDuty'
import { jobAlertDuty } from './job-alerts/server/jobAlertDuty'
import { keepConsentDuty } from './retention/server/keepConsentDuty'
import { newRetentionPeriodsDuty } from './retention/server/newRetentionPeriodsDuty'
import { retentionDuty } from './retention/server/retentionDuty'

/** The duties of plugins that the worker carries out. */
export const workerDuties: readonly WorkerDuty[] = [
  retentionDuty,
  externalLinkCheckDuty,
  backupDuty,
  deletionJournalDuty,
  documentReadingWorkerDuty,
  jobAlertDuty,
  keepConsentDuty,
  newRetentionPeriodsDuty,
]
