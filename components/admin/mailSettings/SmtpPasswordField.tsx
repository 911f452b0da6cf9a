'use client'

import { FieldDescription, FieldError, FieldLabel, useField, useFormFields } from '@payloadcms/ui'
import type { TextFieldClientProps } from 'payload'
import { emailSettingsText } from '@/src/content/admin/emailSettings'
import styles from './MailSettings.module.css'

const { smtpPassword: words, smtpPasswordSaved: saved } = emailSettingsText

/** Write-only: the form shows that a password is saved, never the password. */
export function SmtpPasswordField({ field, path, readOnly }: TextFieldClientProps) {
  const { disabled, setValue, showError, value } = useField<string>({ path })
  const isSaved = useFormFields(([fields]) => fields.smtpPasswordSaved?.value === true)
  return (
    <div className={`field-type text ${showError ? 'error' : ''}`}>
      <FieldLabel label={field.label} path={path} />
      <div className="field-type__wrap">
        <FieldError path={path} showError={showError} />
        <input
          aria-describedby={`about-${path}`}
          autoComplete="new-password"
          className={styles.password}
          disabled={readOnly || disabled}
          id={`field-${path}`}
          onChange={({ target }) => setValue(target.value)}
          placeholder={isSaved ? saved.placeholder : undefined}
          type="password"
          value={value ?? ''}
        />
      </div>
      <div id={`about-${path}`}>
        {isSaved ? <p className={styles.saved}>{saved.label}</p> : null}
        <FieldDescription description={words.description} path={path} />
      </div>
    </div>
  )
}
