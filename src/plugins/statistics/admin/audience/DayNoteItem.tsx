'use client'

import { Pencil, Trash2 } from 'lucide'
import { type FormEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { ConfirmDialog } from '@/components/admin/dialog/ConfirmDialog'
import { IconButton } from '@/components/admin/list/IconButton'
import { rowActionLabels } from '@/src/content/admin/rowActionTexts'
import type { StaffDayNote } from '@/src/plugins/statistics/rules/dayNote'
import { audienceText } from '@/src/plugins/statistics/words/admin/audience'
import { dayNotesText as text } from '@/src/plugins/statistics/words/admin/dayMarks'
import styles from './AudienceReport.module.css'
import { DayNoteFields, readDayNoteForm } from './DayNoteFields'
import { useDayNoteRequests } from './useDayNoteRequests'

/** A note about a day; administrators can edit or delete it. */
export function DayNoteItem({ mark, mayWrite }: { mark: StaffDayNote; mayWrite: boolean }) {
  const [isEditing, setEditing] = useState(false)
  const [isAsking, setAsking] = useState(false)
  const part = useRef<HTMLLIElement>(null)
  const { isBusy, keep, remove } = useDayNoteRequests()

  // The pressed button is unmounted, so the focus moves to the element that replaces it.
  const show = (editing: boolean) => {
    flushSync(() => setEditing(editing))
    part.current?.querySelector<HTMLElement>(editing ? '[name="sentence"]' : 'button')?.focus()
  }
  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const written = readDayNoteForm(event.currentTarget)
    if (written && !isBusy) keep(written, mark.id, () => show(false))
  }
  if (isEditing) {
    return (
      <li ref={part}>
        <form className={styles.form} onSubmit={save}>
          <DayNoteFields mark={mark} />
          <button aria-disabled={isBusy} className={styles.button} type="submit">
            {isBusy ? text.saving : text.save}
          </button>
          <button className={styles.button} onClick={() => show(false)} type="button">
            {text.cancel}
          </button>
        </form>
      </li>
    )
  }
  return (
    <li className={styles.mark} ref={part}>
      <span className={styles.badge}>{audienceText.mark}</span> <span>{mark.sentence}</span>
      {mayWrite && (
        <span className={styles.actions}>
          <IconButton icon={Pencil} label={text.edit(mark.sentence)} onClick={() => show(true)} />
          <IconButton
            icon={Trash2}
            label={text.delete(mark.sentence)}
            onClick={() => setAsking(true)}
            tone="danger"
          />
        </span>
      )}
      {isAsking && (
        <ConfirmDialog
          doing={rowActionLabels.deleting}
          isFinal
          label={rowActionLabels.delete}
          onClose={() => setAsking(false)}
          onConfirm={() => remove(mark.id)}
          title={text.deleteHeading}
        >
          <p>{text.confirmDelete(mark.sentence)}</p>
        </ConfirmDialog>
      )}
    </li>
  )
}
