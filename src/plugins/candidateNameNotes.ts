import type { PluginCandidateNameNote } from '@/components/admin/jobApplications/candidateNameNote'
import { foundPassageNote } from './document-reading/admin/foundPassageNote'
import { keptForLaterNote } from './retention/admin/keptForLaterNote'
import { unreachableAddressNote } from './undelivered-mail/admin/unreachableAddressNote'

/** The notes of plugins below the name of a candidate in the list of applications. */
export const candidateNameNotes: readonly PluginCandidateNameNote[] = [
  foundPassageNote,
  keptForLaterNote,
  unreachableAddressNote,
]
