import type { CandidateNote } from '@/components/admin/jobApplications/candidateNote'
import { passageNote } from './document-reading/admin/passageNote'

/** What plugins show below the name of a candidate in the list of applications. */
export const candidateNotes: readonly CandidateNote[] = [passageNote]
