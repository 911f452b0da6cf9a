import type { ApplicationRecordWords } from '@/src/content/admin/applicationRecordWords'
import type { ApplicationRecordKind } from './applicationRecordKinds'
import { candidateLinkRecordWords } from './candidate-page/words/candidateLinkRecordWords'
import { opinionRecordWords } from './opinions/words/opinionRecordWords'
import { keepConsentRecordWords } from './retention/words/admin/keepConsentRecordWords'
import { retentionExtensionRecordWords } from './retention/words/admin/retentionExtensionRecordWords'

/** The words for the records about applications, where a person's data is shown. */
export const applicationRecordWords: Record<ApplicationRecordKind, ApplicationRecordWords> = {
  opinions: opinionRecordWords,
  keepConsents: keepConsentRecordWords,
  retentionExtensions: retentionExtensionRecordWords,
  candidateLinks: candidateLinkRecordWords,
}
