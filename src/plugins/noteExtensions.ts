import type { NoteExtension } from '@/components/admin/jobApplications/noteExtension'
import { mentionNotes } from './opinions/admin/mentionNotes'

/** How notes about an application are written and shown. The first one counts. */
export const noteExtensions: readonly NoteExtension[] = [mentionNotes]
