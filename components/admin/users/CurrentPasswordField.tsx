'use client'

import {
  FieldDescription,
  FieldError,
  FieldLabel,
  useAuth,
  useDocumentInfo,
  useField,
  useFormFields,
} from '@payloadcms/ui'
import type { TextFieldClientProps } from 'payload'

/**
 * Shown in one's own account, once the e-mail is about to change: nobody knows the password of somebody
 * else. Not Payload's own password field, which judges what is typed itself and so wipes away the
 * server's answer.
 */
export function CurrentPasswordField({ field, path }: TextFieldClientProps) {
  const { user } = useAuth()
  const { id } = useDocumentInfo()
  const { setValue, showError, value } = useField<string>({ path })
  const email = useFormFields(([fields]) => fields.email?.value)
  if (!user || user.id !== id || email === undefined || email === user.email) return null
  const inputId = `field-${path}`
  return (
    <div className={`field-type password ${showError ? 'error' : ''}`}>
      <FieldLabel htmlFor={inputId} label={field.label} path={path} />
      <div className="field-type__wrap">
        <FieldError path={path} showError={showError} />
        <input
          autoComplete="current-password"
          id={inputId}
          onChange={({ target }) => setValue(target.value)}
          type="password"
          value={value ?? ''}
        />
      </div>
      <FieldDescription description={field.admin?.description} path={path} />
    </div>
  )
}
