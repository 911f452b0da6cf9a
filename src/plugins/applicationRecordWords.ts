import type { ApplicationRecordWords } from '@/src/content/admin/applicationRecordWords'
import type { ApplicationRecordKind } from './applicationRecordKinds'
import { opinionRecordWords } from './opinions/words/opinionRecordWords'

/** The words for the records about applications, where a person's data is shown. */
export const applicationRecordWords: Record<ApplicationRecordKind, ApplicationRecordWords> = {
  opinions: opinionRecordWords,
}
