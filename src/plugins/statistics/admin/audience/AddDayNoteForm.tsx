'use client'

import { type FormEvent, useRef } from 'react'
import type { IsoDay } from '@/src/domain/text/frenchDate'
import { dayNotesText as text } from '@/src/plugins/statistics/words/admin/dayMarks'
import styles from './AudienceReport.module.css'
import { DayNoteFields, readDayNoteForm } from './DayNoteFields'
import { useDayNoteRequests } from './useDayNoteRequests'

/** Form to add a note; its day field starts with the last day of the period. */
export function AddDayNoteForm({ day }: { day: IsoDay }) {
  const form = useRef<HTMLFormElement>(null)
  const { isBusy, keep } = useDayNoteRequests()
  const add = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const mark = readDayNoteForm(event.currentTarget)
    if (mark && !isBusy) keep(mark, null, () => form.current?.reset())
  }
  return (
    <form className={styles.form} onSubmit={add} ref={form}>
      <DayNoteFields mark={{ day, sentence: '' }} />
      <button aria-disabled={isBusy} className={styles.button} type="submit">
        {isBusy ? text.adding : text.add}
      </button>
    </form>
  )
}
