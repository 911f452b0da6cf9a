import { FieldDescription, FieldLabel, useField } from '@payloadcms/ui'
import { mergeFieldStyles } from '@payloadcms/ui/shared'
import type { DateFieldClientProps } from 'payload'
import type { ReactNode } from 'react'
import { jobOffersText } from '@/src/content/admin/jobOffers'
import { siteTimezoneLabels } from '@/src/content/siteTimezoneLabels'
import styles from './DateTimeInputField.module.css'
import { useSiteTimezone } from './siteTimezone'

/** The attributes that connect a date and time input to its label, error and description. */
export function useDateTimeInputAttributes({ path, readOnly }: DateFieldClientProps) {
  const { disabled, showError } = useField({ path })
  return {
    'aria-describedby': `help-${path} problem-${path}`,
    'aria-invalid': showError,
    disabled: readOnly || disabled,
    id: `field-${path}`,
  }
}

type Props = DateFieldClientProps & {
  children: ReactNode
  /** A problem that the input itself reports. */
  problem?: string | null
}

/** Label, error, time zone and description around the input of a date with a time. */
export function DateTimeFieldFrame({ children, field, path, problem }: Props) {
  const { errorMessage, showError } = useField({ path })
  const shownProblem = problem ?? (showError ? errorMessage : null)
  const timezone = useSiteTimezone()

  return (
    <div
      className={`field-type text ${shownProblem ? 'error' : ''}`}
      style={mergeFieldStyles(field)}
    >
      <FieldLabel label={field.label} path={path} />
      <div>{children}</div>
      <p className={styles.problem} id={`problem-${path}`} role="alert">
        {shownProblem ?? ''}
      </p>
      <div id={`help-${path}`}>
        <p className={styles.clocks}>
          {jobOffersText.clocks(siteTimezoneLabels[timezone].split(' (')[0] ?? '')}
        </p>
        <FieldDescription description={field.admin?.description} path={path} />
      </div>
    </div>
  )
}
