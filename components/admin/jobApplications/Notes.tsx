'use client'

import { Button, useAuth } from '@payloadcms/ui'
import { AtSign } from 'lucide'
import { useId } from 'react'
import { noteWords as words } from '@/src/content/admin/applicationNotes'
import { MAX_NOTE_CHARACTERS } from '@/src/domain/submissions/applicationNote'
import { NOTE_FIELD } from '@/src/plugins/document-reading/admin/reviewSession'
import { MentionField } from '@/src/plugins/opinions/admin/MentionField'
import { useMentions } from '@/src/plugins/opinions/admin/useMentions'
import type { Colleague } from '@/src/plugins/opinions/rules/colleagueMention'
import { mentionWords } from '@/src/plugins/opinions/words/admin/mentions'
import { IconButton } from '../list/IconButton'
import { NoteItem, type ShownNote } from './NoteItem'
import styles from './Notes.module.css'
import { useNoteForm } from './useNoteForm'

type Props = { application: number; colleagues: readonly Colleague[]; notes: ShownNote[] }

/** Internal notes of the team, with a form. The typed text stays in the form until the note is saved. */
export function Notes({ application, colleagues, notes }: Props) {
  const { user } = useAuth()
  const others = colleagues.filter(({ id }) => String(id) !== String(user?.id))
  const { add, field, isAdding, text, write } = useNoteForm(application, others)
  const hintId = useId()
  const mentions = useMentions({ colleagues: others, field, write })
  return (
    <>
      <div className={styles.form}>
        <div className={styles.what}>
          <label htmlFor={NOTE_FIELD}>{words.label}</label>
          <p id={hintId}>{words.hint}</p>
        </div>
        <MentionField
          aria-describedby={hintId}
          field={field}
          id={NOTE_FIELD}
          maxLength={MAX_NOTE_CHARACTERS}
          mentions={mentions}
          placeholder={words.placeholder}
          text={text}
          write={write}
        />
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
          {others.length > 0 && (
            <IconButton icon={AtSign} label={mentionWords.button} onClick={mentions.begin} />
          )}
        </div>
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
