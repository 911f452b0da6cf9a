'use client'

import { useField } from '@payloadcms/ui'
import type { DateFieldClientProps } from 'payload'
import { useState } from 'react'
import { instantOfWallTime, wallTimeOf } from '@/src/domain/text/wallClock'
import { DateTimeFieldFrame, useDateTimeInput } from './DateTimeFieldFrame'
import styles from './DateTimeInputField.module.css'
import { useSiteTimezone } from './siteTimezone'

/**
 * Date and time in the site's time zone, to the minute; Payload's own field uses the time zone of the browser.
 * An incomplete value stays in the input while the user types.
 */
export function DateTimeInputField(props: DateFieldClientProps) {
  const { setValue, value } = useField<string | null>({ path: props.path })
  const input = useDateTimeInput(props)
  const timezone = useSiteTimezone()
  const [typed, setTyped] = useState('')
  const isTyped = instantOfWallTime(typed, timezone)?.toISOString() === (value ?? undefined)

  return (
    <DateTimeFieldFrame {...props}>
      <input
        {...input}
        className={styles.moment}
        onChange={({ target }) => {
          setTyped(target.value)
          setValue(instantOfWallTime(target.value, timezone)?.toISOString() ?? null)
        }}
        type="datetime-local"
        value={isTyped ? typed : wallTimeOf(value ?? '', timezone)}
      />
    </DateTimeFieldFrame>
  )
}
