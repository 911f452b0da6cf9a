import type { PluginCandidateNote } from '@/components/admin/jobApplications/candidateNote'
import { foundPassageNote } from './document-reading/admin/foundPassageNote'
import { keptForLaterNote } from './retention/admin/keptForLaterNote'
import { unreachableAddressNote } from './undelivered-mail/admin/unreachableAddressNote'

/** The notes of plugins below the name of a candidate in the list of applications. */
export const candidateNameNotes: readonly PluginCandidateNote[] = [
  foundPassageNote,
  keptForLaterNote,
  unreachableAddressNote,
]
