'use client'

import { FieldDescription, FieldError, FieldLabel, useField } from '@payloadcms/ui'
import type { TextFieldClientProps } from 'payload'
import { parseColour } from '@/src/plugins/appearance/rules/colour'
import { identityText } from '@/src/plugins/appearance/words/admin'
import styles from './Appearance.module.css'

/** Field for a colour, with a text input and a colour picker. */
export function ColourField({ field, path, readOnly }: TextFieldClientProps) {
  const { disabled, setValue, showError, value } = useField<string>({ path })
  const { admin, label } = field
  const placeholder = typeof admin?.placeholder === 'string' ? admin.placeholder : ''
  const isClosed = readOnly || disabled
  return (
    <div className={`field-type text ${styles.field} ${showError ? 'error' : ''}`}>
      <FieldLabel label={label} path={path} />
      <div className={`field-type__wrap ${styles.colour}`}>
        <FieldError path={path} showError={showError} />
        <input
          aria-label={identityText.pick}
          disabled={isClosed}
          onChange={({ target }) => setValue(target.value)}
          type="color"
          value={parseColour(value) ?? placeholder}
        />
        <input
          autoComplete="off"
          disabled={isClosed}
          id={`field-${path}`}
          maxLength={7}
          onChange={({ target }) => setValue(target.value)}
          placeholder={placeholder}
          spellCheck={false}
          type="text"
          value={value ?? ''}
        />
      </div>
      <FieldDescription description={admin?.description} path={path} />
    </div>
  )
}
