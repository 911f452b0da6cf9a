import { applicationRecordKinds } from '@/src/plugins/applicationRecordKinds'
import {
  PERSON_RECORD_KINDS,
  type PersonSummary,
} from '@/src/plugins/personal-data/rules/personRecord'

const zeroOf = (kinds: readonly string[]) =>
  Object.assign({}, ...kinds.map((kind) => ({ [kind]: 0 })))

/** No record of any kind, of the core or of a plugin. */
export const NO_RECORDS: PersonSummary['counts'] = zeroOf(PERSON_RECORD_KINDS)
export const NO_HIDDEN_RECORDS: PersonSummary['hidden'] = zeroOf(applicationRecordKinds)
