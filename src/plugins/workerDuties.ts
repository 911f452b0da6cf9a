import type { WorkerDuty } from '@/src/server/worker/workerDuty'
import { backupDuty } from './backups/server/backupDuty'
import { linkDuty } from './content-care/server/linkDuty'
import { readingDuty } from './document-reading/server/readingDuty'
import { jobAlertDuty } from './job-alerts/server/jobAlertDuty'
import { retentionDuty } from './retention/server/retentionDuty'

/** What the worker does for plugins. */
export const workerDuties: readonly WorkerDuty[] = [
  retentionDuty,
  linkDuty,
  backupDuty,
  readingDuty,
  jobAlertDuty,
]
