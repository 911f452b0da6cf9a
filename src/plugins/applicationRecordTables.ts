import type { ApplicationRecordTable } from '@/src/queries/person/applicationRecordTable'
import type { ApplicationRecordKind } from './applicationRecordKinds'
import { candidateLinkRecordTable } from './candidate-page/queries/candidateLinkRecordTable'
import { opinionRecordTable } from './opinions/queries/opinionRecordTable'
import { keepConsentRecordTable } from './retention/queries/keepConsentRecordTable'
import { retentionExtensionRecordTable } from './retention/queries/retentionExtensionRecordTable'

/** The tables of the records about applications, which export, erasure and retention read. */
export const applicationRecordTables: Record<ApplicationRecordKind, ApplicationRecordTable> = {
  opinions: opinionRecordTable,
  keepConsents: keepConsentRecordTable,
  retentionExtensions: retentionExtensionRecordTable,
  candidateLinks: candidateLinkRecordTable,
}
