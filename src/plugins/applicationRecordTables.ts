import type { ApplicationRecordTable } from '@/src/queries/person/applicationRecordTable'
import type { ApplicationRecordKind } from './applicationRecordKinds'
import { opinionRecordTable } from './opinions/queries/opinionRecordTable'

/** Where these records are stored: export, erasure and retention read it. */
export const applicationRecordTables: Record<ApplicationRecordKind, ApplicationRecordTable> = {
  opinions: opinionRecordTable,
}
