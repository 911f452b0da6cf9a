import type { PersonRecordWords } from '@/src/content/admin/personRecordWords'
import { jobAlertRecordWords } from './job-alerts/words/admin/jobAlerts'
import type { PluginPersonRecordKind } from './personRecordTables'

/** The words for the records of an e-mail address, where a person's data is shown. */
export const personRecordWords: Record<PluginPersonRecordKind, PersonRecordWords> = {
  jobAlerts: jobAlertRecordWords,
}
