'use client'

import { FieldLabel, useField } from '@payloadcms/ui'
import { CalendarDays } from 'lucide'
import type { DateFieldClientProps } from 'payload'
import { useRef } from 'react'
import { Icon } from '@/components/ui/Icon'
import { checkPublishedDate } from '@/src/content/admin/checkPublishedDate'
import { jobOffersText } from '@/src/content/admin/jobOffers'
import {
  formatDay,
  formatStoredDayOrKeep,
  parseFrenchDate,
  parseStoredDay,
} from '@/src/domain/text/frenchDate'
import styles from './PublishedDateField.module.css'

const { publishedDate: words } = jobOffersText

/**
 * A text input: the typed text is saved as it is and validated by the server. Payload's date field turns any
 * text into a date: « 4/3/25 » becomes 3 April, and « demain » silently restores the previous date. The error
 * is computed from the value, because each server response overwrites the error in the form state and the
 * responses may arrive in any order.
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
          value={formatStoredDayOrKeep(value ?? '')}
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
          onChange={({ target }) => setValue(formatDay(target.value))}
          ref={calendar}
          tabIndex={-1}
          type="date"
          value={parseStoredDay(value ?? '') ?? parseFrenchDate(value ?? '') ?? ''}
        />
      </div>
      {/* The whole sentence is shown, because Payload's error tooltip would truncate it. */}
      <p className={styles.problem} id={problemId} role="alert">
        {problem}
      </p>
    </div>
  )
}
