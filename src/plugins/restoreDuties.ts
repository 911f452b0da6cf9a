import type { RestoreDuty } from '@/src/server/restoreDuty'
import { deletedRecordsRestoreDuty } from './backups/server/journal/deletedRecordsRestoreDuty'
import { candidatePageRestoreDuty } from './candidate-page/server/candidatePageRestoreDuty'
import { jobAlertRestoreDuty } from './job-alerts/server/jobAlertRestoreDuty'
import { retentionRestoreDuty } from './retention/server/retentionRestoreDuty'

/** What the restore of a backup does for the records of plugins. */
export const restoreDuties: readonly RestoreDuty[] = [
  deletedRecordsRestoreDuty,
  candidatePageRestoreDuty,
  jobAlertRestoreDuty,
  retentionRestoreDuty,
]
