'use client'

import type { DateFieldClientProps } from 'payload'
import { useState } from 'react'
import { instantOfWallTime, wallTimeOf } from '@/src/domain/text/wallClock'
import { DateTimeFieldFrame, useDateTimeInputAttributes } from './DateTimeFieldFrame'
import styles from './DateTimeInputField.module.css'
import { useSiteTimezone } from './siteTimezone'
import { useMomentField } from './useMomentField'

/** Date and time in the site's time zone, to the minute; Payload's own field uses the time zone of the browser. */
export function DateTimeInputField(props: DateFieldClientProps) {
  const { inputOf, problem, setValue, value } = useMomentField(props.path)
  const input = useDateTimeInputAttributes(props)
  const timezone = useSiteTimezone()
  const [typed, setTyped] = useState('')
  const isTyped = instantOfWallTime(typed, timezone)?.toISOString() === (value ?? undefined)
  const shown = isTyped ? typed : wallTimeOf(value ?? '', timezone)
  const change = (wallTime: string) => {
    setTyped(wallTime)
    setValue(instantOfWallTime(wallTime, timezone)?.toISOString() ?? null)
  }

  return (
    <DateTimeFieldFrame {...props} problem={problem}>
      <input
        {...input}
        {...inputOf('moment', shown, change)}
        className={styles.moment}
        type="datetime-local"
      />
    </DateTimeFieldFrame>
  )
}
