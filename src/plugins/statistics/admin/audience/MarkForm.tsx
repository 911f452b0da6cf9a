'use client'

import { type FormEvent, useRef } from 'react'
import type { Day } from '@/src/domain/text/frenchDate'
import { dayMarksText as text } from '@/src/plugins/statistics/words/admin/dayMarks'
import styles from './Audience.module.css'
import { MarkFields, readMark } from './MarkFields'
import { useMark } from './useMark'

/** Form to add a note; its day field starts with the last day of the period. */
export function MarkForm({ day }: { day: Day }) {
  const form = useRef<HTMLFormElement>(null)
  const { isBusy, keep } = useMark()
  const add = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const mark = readMark(event.currentTarget)
    if (mark && !isBusy) keep(mark, null, () => form.current?.reset())
  }
  return (
    <form className={styles.form} onSubmit={add} ref={form}>
      <MarkFields mark={{ day, sentence: '' }} />
      <button aria-disabled={isBusy} className={styles.button} type="submit">
        {isBusy ? text.adding : text.add}
      </button>
    </form>
  )
}
