'use client'

import { noteWords as words } from '@/src/content/admin/applicationNotes'
import longText from '../document/LongText.module.css'
import { NoteForm } from './NoteForm'
import { useNoteForm } from './useNoteForm'

/** Form of an internal note, when no plugin provides another one. */
export function PlainNoteForm({ application }: { application: number }) {
  return (
    <NoteForm
      note={useNoteForm(application)}
      renderField={({ field, text, write, ...textarea }) => (
        <textarea
          {...textarea}
          className={longText.field}
          onChange={({ target }) => write(target.value)}
          placeholder={words.placeholder}
          ref={field}
          rows={3}
          value={text}
        />
      )}
    />
  )
}
