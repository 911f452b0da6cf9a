'use client'

import { useField } from '@payloadcms/ui'
import type { DateFieldClientProps } from 'payload'
import { type SyntheticEvent, useCallback, useState } from 'react'
import { jobOffersText } from '@/src/content/admin/jobOffers'
import { instantOfWallTime, wallTimeOf } from '@/src/domain/text/wallClock'
import { DateTimeFieldFrame, useDateTimeInputAttributes } from './DateTimeFieldFrame'
import styles from './DateTimeInputField.module.css'
import { useSiteTimezone } from './siteTimezone'

/**
 * Date and time in the site's time zone, to the minute; Payload's own field uses the time zone of the browser.
 * An incomplete value stays in the input, and the form is not saved with it.
 */
export function DateTimeInputField(props: DateFieldClientProps) {
  const [isIncomplete, setIsIncomplete] = useState(false)
  const [wasLeft, setWasLeft] = useState(false)
  const validate = useCallback(
    () => (isIncomplete ? jobOffersText.incompleteMoment : true),
    [isIncomplete],
  )
  const { setValue, showError, value } = useField<string | null>({ path: props.path, validate })
  const input = useDateTimeInputAttributes(props)
  const timezone = useSiteTimezone()
  const [typed, setTyped] = useState('')
  const isTyped = instantOfWallTime(typed, timezone)?.toISOString() === (value ?? undefined)
  const shown = isTyped ? typed : wallTimeOf(value ?? '', timezone)
  // A browser reports an incomplete value as empty, mostly without an event of a change.
  const readState = ({ currentTarget }: SyntheticEvent<HTMLInputElement>) => {
    const { badInput } = currentTarget.validity
    setIsIncomplete(badInput)
    // When the last part of an incomplete value is emptied, React reports no change.
    if (isIncomplete && !badInput && currentTarget.value === '') {
      setTyped('')
      setValue(null)
    }
  }
  const problem =
    isIncomplete && (wasLeft || showError) ? jobOffersText.incompleteMoment : undefined

  return (
    <DateTimeFieldFrame {...props} problem={problem}>
      <input
        {...input}
        aria-invalid={input['aria-invalid'] || problem !== undefined}
        className={styles.moment}
        onBlur={(event) => {
          readState(event)
          setWasLeft(true)
        }}
        onChange={(event) => {
          const { validity, value: wallTime } = event.target
          readState(event)
          // The value of the form stays; another one would replace what is in the input.
          if (validity.badInput) return
          setTyped(wallTime)
          setValue(instantOfWallTime(wallTime, timezone)?.toISOString() ?? null)
        }}
        onKeyUp={readState}
        type="datetime-local"
        value={isIncomplete ? '' : shown}
      />
    </DateTimeFieldFrame>
  )
}
