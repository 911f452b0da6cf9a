'use client'

import { Button } from '@payloadcms/ui'
import { noteWords as words } from '@/src/content/admin/applicationNotes'
import { MAX_NOTE_CHARACTERS } from '@/src/domain/submissions/applicationNote'
import longText from '../document/LongText.module.css'
import { NoteItem, type ShownNote } from './NoteItem'
import styles from './Notes.module.css'
import { NOTE_FIELD } from './sitting'
import { useNoteForm } from './useNoteForm'

type Props = { application: number; notes: ShownNote[] }

/** What the team says among itself; typed text stays until it is stored. */
export function Notes({ application, notes }: Props) {
  const { add, field, isAdding, text, write } = useNoteForm(application)
  return (
    <>
      <div className={styles.form}>
        <label htmlFor={NOTE_FIELD}>{words.hint}</label>
        <textarea
          className={longText.field}
          id={NOTE_FIELD}
          maxLength={MAX_NOTE_CHARACTERS}
          onChange={({ target }) => write(target.value)}
          placeholder={words.placeholder}
          ref={field}
          rows={3}
          value={text}
        />
        <Button
          buttonStyle="secondary"
          disabled={isAdding || text.trim() === ''}
          margin={false}
          onClick={add}
          size="medium"
        >
          {isAdding ? words.adding : words.add}
        </Button>
      </div>
      {notes.length > 0 && (
        <ul className={styles.notes}>
          {notes.map((note) => (
            <NoteItem key={note.id} note={note} />
          ))}
        </ul>
      )}
    </>
  )
}
