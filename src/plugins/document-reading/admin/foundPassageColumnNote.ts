import type { PluginCandidateNote } from '@/components/admin/jobApplications/candidateNote'
import { FoundPassageExcerpt } from './FoundPassagesProvider'

export const foundPassageColumnNote: PluginCandidateNote = {
  name: 'passage',
  Note: FoundPassageExcerpt,
}
