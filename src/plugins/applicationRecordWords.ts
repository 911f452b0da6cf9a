import type { ApplicationRecordWords } from '@/src/content/admin/applicationRecordWords'
import type { ApplicationRecordKind } from './applicationRecordKinds'
import { opinionRecordWords } from './opinions/words/opinionRecordWords'

/** The words for these records where a person's data is shown and exported. */
export const applicationRecordWords: Record<ApplicationRecordKind, ApplicationRecordWords> = {
  opinions: opinionRecordWords,
}
