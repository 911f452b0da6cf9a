import type { PluginCandidateNameNote } from '@/components/admin/jobApplications/candidateNameNote'
import { FoundPassageExcerpt } from './FoundPassagesProvider'

export const foundPassageNote: PluginCandidateNameNote = {
  name: 'passage',
  Note: FoundPassageExcerpt,
}
