import type { CandidateNote } from '@/components/admin/jobApplications/candidateNote'
import { FoundPassage } from './FoundPassages'

export const passageNote: CandidateNote = { name: 'passage', Note: FoundPassage }
