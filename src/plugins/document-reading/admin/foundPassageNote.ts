import type { PluginCandidateNote } from '@/components/admin/jobApplications/candidateNote'
import { FoundPassageExcerpt } from './FoundPassagesProvider'

export const foundPassageNote: PluginCandidateNote = {
  name: 'passage',
  Note: FoundPassageExcerpt,
}
