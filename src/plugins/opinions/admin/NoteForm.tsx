'use client'

import { Button } from '@payloadcms/ui'
import { type ReactElement, type RefObject, useId } from 'react'
import type { ChildrenWithoutText } from '@/components/ui/childrenWithoutText'
import { NOTE_FIELD_ID } from '@/src/domain/admin/noteField'
import { MAX_NOTE_CHARACTERS } from '@/src/plugins/opinions/rules/applicationNote'
import { noteWords as words } from '@/src/plugins/opinions/words/admin/notes'
import styles from './NoteList.module.css'
import type { NoteFormState } from './useNoteForm'

/** The props of the text area of a new note. */
export type NoteFieldProps = {
  'aria-describedby': string
  field: RefObject<HTMLTextAreaElement | null>
  id: string
  maxLength: number
  text: string
  write: (text: string) => void
}

type Props = {
  note: NoteFormState
  renderField: (props: NoteFieldProps) => ReactElement
  /** Buttons beside the one that adds the note. */
  beside?: ChildrenWithoutText
}

/** Form of an internal note. The typed text stays in the form until the note is saved. */
export function NoteForm({ beside, note, renderField }: Props) {
  const { add, field, isAdding, text, write } = note
  const hintId = useId()
  return (
    <div className={styles.form}>
      <div className={styles.what}>
        <label htmlFor={NOTE_FIELD_ID}>{words.label}</label>
        <p id={hintId}>{words.hint}</p>
      </div>
      {renderField({
        ...{ 'aria-describedby': hintId, field, id: NOTE_FIELD_ID },
        ...{ maxLength: MAX_NOTE_CHARACTERS, text, write },
      })}
      <div className={styles.actions}>
        <Button
          buttonStyle="secondary"
          disabled={isAdding || text.trim() === ''}
          margin={false}
          onClick={add}
          size="medium"
        >
          {isAdding ? words.adding : words.add}
        </Button>
        {beside}
      </div>
    </div>
  )
}
