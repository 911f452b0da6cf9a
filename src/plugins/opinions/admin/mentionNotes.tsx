import { cache } from 'react'
import type { NoteExtension } from '@/components/admin/jobApplications/noteExtension'
import { findColleagues } from '../queries/findColleagues'
import { MentionedText } from './MentionedText'
import { MentionNoteForm } from './MentionNoteForm'

// The form and each note need them.
const colleaguesOf = cache(findColleagues)

/** Mentions of colleagues in notes. */
export const mentionNotes: NoteExtension = {
  Form: async ({ application, req }) => (
    <MentionNoteForm application={application} colleagues={await colleaguesOf(req)} />
  ),
  Text: async ({ note, req }) => {
    const mentioned = (note.mentions ?? []).map((one) => (typeof one === 'object' ? one.id : one))
    const colleagues = (await colleaguesOf(req)).filter(({ id }) => mentioned.includes(id))
    return <MentionedText text={note.text} colleagues={colleagues} />
  },
}
