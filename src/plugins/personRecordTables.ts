import type { PersonRecordTable } from '@/src/domain/people/personRecordTable'
import { JOB_ALERT_RECORD_KIND, jobAlertRecordTable } from './job-alerts/rules/jobAlertRecordTable'

/** The kinds of records that plugins store about an e-mail address; “Données d’une personne” counts them per kind. */
export const personRecordKinds = [JOB_ALERT_RECORD_KIND] as const
export type PluginPersonRecordKind = (typeof personRecordKinds)[number]

/** The tables of the records of an e-mail address, which search, export and erasure read. */
export const personRecordTables: Record<PluginPersonRecordKind, PersonRecordTable> = {
  jobAlerts: jobAlertRecordTable,
}
