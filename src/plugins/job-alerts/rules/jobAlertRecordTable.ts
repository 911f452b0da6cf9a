import type { PersonRecordTable } from '@/src/domain/people/personRecordTable'
import { ALERT_SEARCH_FIELDS } from './jobAlert'

/** The kind of the records of job alerts in a person's data. */
export const JOB_ALERT_RECORD_KIND = 'jobAlerts'

export const jobAlertRecordTable = {
  table: 'job_alerts',
  address: 'email',
  exported: [
    ...['email', 'language', ...ALERT_SEARCH_FIELDS],
    ...['created_at', 'confirmed_at', 'expires_at', 'last_mailed_at', 'mailed_offers'],
  ],
} as const satisfies PersonRecordTable
