'use client'

import { FieldDescription, FieldLabel, useField } from '@payloadcms/ui'
import { mergeFieldStyles } from '@payloadcms/ui/shared'
import type { DateFieldClientProps } from 'payload'
import { useState } from 'react'
import { jobOffersText } from '@/src/content/admin/jobOffers'
import { siteTimezoneLabels } from '@/src/content/siteTimezoneLabels'
import { instantOfWallTime, wallTimeOf } from '@/src/domain/text/wallClock'
import styles from './DateTimeInputField.module.css'
import { useSiteTimezone } from './siteTimezone'

/**
 * Date and time in the site's time zone, to the minute; Payload's own field uses the time zone of the browser.
 * An incomplete value stays in the input while the user types.
 */
export function DateTimeInputField({ field, path, readOnly }: DateFieldClientProps) {
  const { disabled, errorMessage, setValue, showError, value } = useField<string | null>({ path })
  const timezone = useSiteTimezone()
  const [typed, setTyped] = useState('')
  const isTyped = instantOfWallTime(typed, timezone)?.toISOString() === (value ?? undefined)
  const problemId = `problem-${path}`
  const helpId = `help-${path}`

  return (
    <div className={`field-type text ${showError ? 'error' : ''}`} style={mergeFieldStyles(field)}>
      <FieldLabel label={field.label} path={path} />
      <input
        aria-describedby={`${helpId} ${problemId}`}
        aria-invalid={showError}
        className={styles.moment}
        disabled={readOnly || disabled}
        id={`field-${path}`}
        onChange={({ target }) => {
          setTyped(target.value)
          setValue(instantOfWallTime(target.value, timezone)?.toISOString() ?? null)
        }}
        type="datetime-local"
        value={isTyped ? typed : wallTimeOf(value ?? '', timezone)}
      />
      <p className={styles.problem} id={problemId} role="alert">
        {showError ? errorMessage : ''}
      </p>
      <div id={helpId}>
        <p className={styles.clocks}>
          {jobOffersText.clocks(siteTimezoneLabels[timezone].split(' (')[0] ?? '')}
        </p>
        <FieldDescription description={field.admin?.description} path={path} />
      </div>
    </div>
  )
}
