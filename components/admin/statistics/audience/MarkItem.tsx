'use client'

import { Pencil, Trash2 } from 'lucide'
import { type FormEvent, useState } from 'react'
import { audienceText } from '@/src/content/admin/audience'
import { dayMarksText as text } from '@/src/content/admin/dayMarks'
import { actionLabels } from '@/src/content/admin/rowActions'
import type { DayMark } from '@/src/domain/visits/dayMark'
import { ConfirmDialog } from '../../dialog/ConfirmDialog'
import { IconButton } from '../../list/IconButton'
import styles from './Audience.module.css'
import { MarkFields, readMark } from './MarkFields'
import { useMark } from './useMark'

/** What somebody noted of a day; Administrators mend it or take it away. */
export function MarkItem({ mark, mayWrite }: { mark: DayMark; mayWrite: boolean }) {
  const [doing, setDoing] = useState<'reading' | 'editing' | 'deleting'>('reading')
  const { isBusy, keep, remove } = useMark()
  const read = () => setDoing('reading')
  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const written = readMark(event.currentTarget)
    if (written && !isBusy) keep(written, mark.id, read)
  }
  if (doing === 'editing') {
    return (
      <li>
        <form className={styles.form} onSubmit={save}>
          <MarkFields mark={mark} />
          <button aria-disabled={isBusy} className={styles.button} type="submit">
            {isBusy ? text.saving : text.save}
          </button>
          <button className={styles.button} onClick={read} type="button">
            {text.cancel}
          </button>
        </form>
      </li>
    )
  }
  return (
    <li className={styles.mark}>
      <span className={styles.badge}>{audienceText.mark}</span> <span>{mark.sentence}</span>
      {mayWrite && (
        <span className={styles.actions}>
          <IconButton
            icon={Pencil}
            label={text.edit(mark.sentence)}
            onClick={() => setDoing('editing')}
          />
          <IconButton
            icon={Trash2}
            label={text.delete(mark.sentence)}
            onClick={() => setDoing('deleting')}
            tone="danger"
          />
        </span>
      )}
      {doing === 'deleting' && (
        <ConfirmDialog
          doing={actionLabels.deleting}
          isFinal
          label={actionLabels.delete}
          onClose={read}
          onConfirm={() => remove(mark.id)}
          title={text.deleteHeading}
        >
          <p>{text.confirmDelete(mark.sentence)}</p>
        </ConfirmDialog>
      )}
    </li>
  )
}
