import type { PluginCandidateNote } from '@/components/admin/jobApplications/candidateNote'
import { foundPassageColumnNote } from './document-reading/admin/foundPassageColumnNote'
import { keptForLaterNote } from './retention/admin/keptForLaterNote'

/** The notes of plugins below the name of a candidate in the list of applications. */
export const candidateNotes: readonly PluginCandidateNote[] = [
  foundPassageColumnNote,
  keptForLaterNote,
]
