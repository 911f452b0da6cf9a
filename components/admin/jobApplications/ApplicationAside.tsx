import { historyWords } from '@/src/content/admin/applicationHistory'
import { noteWords } from '@/src/content/admin/applicationNotes'
import { formatDateTime } from '@/src/content/dates'
import { noteExtensions } from '@/src/plugins/noteExtensions'
import type { findApplicationRecord } from '@/src/queries/findApplicationRecord'
import styles from './ApplicationAside.module.css'
import { ApplicationPanels } from './ApplicationPanels'
import type { PanelProps } from './applicationPanel'
import { History } from './History'
import type { HistoryLine } from './historyLine'
import { Notes } from './Notes'
import { PlainNoteForm } from './PlainNoteForm'

type Props = {
  page: PanelProps
  /** The lines that plugins add to the history. */
  pluginHistory: readonly HistoryLine[]
  record: Awaited<ReturnType<typeof findApplicationRecord>>
}

/** Right column of an application: panels of plugins, notes, history. */
export function ApplicationAside({ page, pluginHistory, record }: Props) {
  const { application, req, timezone } = page
  // One plugin can replace the form and the text of notes.
  const [extension] = noteExtensions
  const notes = record.notes.map((note) => ({
    ...{ id: note.id, author: note.author },
    text: extension ? <extension.Text note={note} req={req} /> : note.text,
    authorName: note.authorName ?? noteWords.deletedAccount,
    writtenAt: formatDateTime(note.createdAt, timezone),
  }))
  return (
    <div className={styles.aside}>
      <ApplicationPanels {...page} place="aside" />
      <section aria-label={noteWords.title}>
        <h3>{noteWords.title}</h3>
        {extension ? (
          <extension.Form application={application.id} req={req} />
        ) : (
          <PlainNoteForm application={application.id} />
        )}
        <Notes notes={notes} />
      </section>
      <ApplicationPanels {...page} place="afterNotes" />
      <section aria-label={historyWords.title}>
        <h3>{historyWords.title}</h3>
        <History
          earlier={record.earlierEvents}
          events={record.events}
          pluginLines={pluginHistory}
          timezone={timezone}
        />
      </section>
    </div>
  )
}
