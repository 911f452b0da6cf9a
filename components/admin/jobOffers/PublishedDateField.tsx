'use client'

import { FieldLabel, useField } from '@payloadcms/ui'
import { CalendarDays } from 'lucide'
import type { DateFieldClientProps } from 'payload'
import { useRef } from 'react'
import { Icon } from '@/components/ui/Icon'
import { checkPublishedDate } from '@/src/content/admin/checkPublishedDate'
import { jobOffersText } from '@/src/content/admin/jobOffers'
import { keptDay, parseFrenchDate, shownDay, writtenDay } from '@/src/domain/text/frenchDate'
import styles from './PublishedDateField.module.css'

const { publishedDate: words } = jobOffersText

/**
 * Keeps what was typed, for the server to judge. Payload's own field makes a date of whatever it is
 * given: the third of April of « 4/3/25 », and silently the former day of « demain ». What is wrong is read
 * off the value itself: what the form holds of it is overwritten by every answer of the server, in whatever
 * order they come.
 */
export function PublishedDateField({ field, path, readOnly }: DateFieldClientProps) {
  const { disabled, formSubmitted, setValue, value } = useField<string>({
    path,
    validate: checkPublishedDate,
  })
  const checked = checkPublishedDate(value)
  const problem = formSubmitted && checked !== true ? checked : undefined
  const calendar = useRef<HTMLInputElement>(null)
  const problemId = `problem-${path}`
  const isClosed = readOnly || disabled

  return (
    <div className={`field-type text ${problem ? 'error' : ''}`}>
      <FieldLabel label={words.inForm} path={path} required={field.required} />
      <div className={`field-type__wrap ${styles.wrap}`}>
        <input
          aria-describedby={problem ? problemId : undefined}
          aria-invalid={Boolean(problem)}
          autoComplete="off"
          disabled={isClosed}
          id={`field-${path}`}
          inputMode="numeric"
          onChange={({ target }) => setValue(target.value)}
          placeholder={words.placeholder}
          type="text"
          value={shownDay(value ?? '')}
        />
        <button
          aria-label={words.calendar}
          className={styles.open}
          disabled={isClosed}
          onClick={() => calendar.current?.showPicker()}
          title={words.calendar}
          type="button"
        >
          <Icon icon={CalendarDays} size={1.125} />
        </button>
        <input
          aria-hidden
          className={styles.calendar}
          onChange={({ target }) => setValue(writtenDay(target.value))}
          ref={calendar}
          tabIndex={-1}
          type="date"
          value={keptDay(value ?? '') ?? parseFrenchDate(value ?? '') ?? ''}
        />
      </div>
      {/* Whole: Payload's bubble cuts it short. */}
      <p className={styles.problem} id={problemId} role="alert">
        {problem}
      </p>
    </div>
  )
}
