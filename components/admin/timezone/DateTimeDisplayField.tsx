'use client'

import { FieldLabel, useField } from '@payloadcms/ui'
import type { DateFieldClientComponent } from 'payload'
import { formatDateTime } from '@/src/content/dates'
import styles from './DateTimeDisplayField.module.css'
import { useSiteTimezone } from './siteTimezone'

/** Read-only date and time recorded by the site, in the site's time zone. */
export const DateTimeDisplayField: DateFieldClientComponent = ({ field, path }) => {
  const { value } = useField<string>({ path })
  const timezone = useSiteTimezone()
  if (!value) return null
  return (
    <div className={`field-type ${styles.instant}`}>
      <FieldLabel as="span" label={field.label} />
      <time dateTime={value}>{formatDateTime(value, timezone)}</time>
    </div>
  )
}
