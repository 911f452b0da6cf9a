import type { PersonRecordWords } from '@/src/content/admin/personRecordWords'
import { jobAlertRecordWords } from './job-alerts/words/admin/jobAlerts'
import type { PluginPersonRecordKind } from './personRecordTables'

/** The words for these records where a person's data is shown and exported. */
export const personRecordWords: Record<PluginPersonRecordKind, PersonRecordWords> = {
  jobAlerts: jobAlertRecordWords,
}
