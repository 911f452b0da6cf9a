import type { ApplicationPanelProps } from '@/components/admin/jobApplications/applicationPanel'
import { formatDateTime } from '@/src/content/dates'
import { findColleagues } from '../queries/findColleagues'
import { findNotes } from '../queries/findNotes'
import { noteWords as words } from '../words/admin/notes'
import { MentionNoteForm } from './MentionNoteForm'
import { NoteList } from './NoteList'
import { NoteTextWithMentions } from './NoteTextWithMentions'

/** The internal notes about an application, and the form of a new one. */
export async function NotesPanel({ application, req, timezone }: ApplicationPanelProps) {
  const [found, colleagues] = await Promise.all([
    findNotes(req, application.id),
    findColleagues(req),
  ])
  const notes = found.map(({ id, author, authorName, createdAt, mentions, text }) => ({
    ...{ id, author },
    text: (
      <NoteTextWithMentions
        colleagues={colleagues.filter((one) => mentions.includes(one.id))}
        text={text}
      />
    ),
    authorName: authorName ?? words.deletedAccount,
    writtenAt: formatDateTime(createdAt, timezone),
  }))
  return (
    <section aria-label={words.title}>
      <h3>{words.title}</h3>
      <MentionNoteForm application={application.id} colleagues={colleagues} />
      <NoteList notes={notes} />
    </section>
  )
}
