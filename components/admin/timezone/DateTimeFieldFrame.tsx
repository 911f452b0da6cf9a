import { FieldDescription, FieldLabel, useField } from '@payloadcms/ui'
import { mergeFieldStyles } from '@payloadcms/ui/shared'
import type { DateFieldClientProps } from 'payload'
import type { ComponentProps, ReactNode } from 'react'
import { jobOffersText } from '@/src/content/admin/jobOffers'
import { siteTimezoneLabels } from '@/src/content/siteTimezoneLabels'
import styles from './DateTimeInputField.module.css'
import { useSiteTimezone } from './siteTimezone'

type Props = DateFieldClientProps & {
  children: (labelledInput: ComponentProps<'input'>) => ReactNode
}

/** Label, error, time zone and description around the input of a date with a time. */
export function DateTimeFieldFrame({ children, field, path, readOnly }: Props) {
  const { disabled, errorMessage, showError } = useField({ path })
  const timezone = useSiteTimezone()
  const problemId = `problem-${path}`
  const helpId = `help-${path}`

  return (
    <div className={`field-type text ${showError ? 'error' : ''}`} style={mergeFieldStyles(field)}>
      <FieldLabel label={field.label} path={path} />
      {children({
        'aria-describedby': `${helpId} ${problemId}`,
        'aria-invalid': showError,
        disabled: readOnly || disabled,
        id: `field-${path}`,
      })}
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
