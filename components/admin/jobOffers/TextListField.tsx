'use client'

import { TextareaInput, useDocumentInfo, useField } from '@payloadcms/ui'
import type { TextFieldClientProps } from 'payload'
import { OfferAdvice } from '@/src/plugins/content-care/admin/OfferAdvice'
import { ADVISED_FIELDS } from '@/src/plugins/content-care/rules/advice'

const MIN_ROWS = 3

/** Text area with one entry per line; the value is an array. */
export function TextListField({ field, path, readOnly }: TextFieldClientProps) {
  const { setValue, value } = useField<string[]>({ path })
  // Not read-only while the form loads or saves: the user would lose the caret position.
  const { isTrashed } = useDocumentInfo()
  const lines = value ?? []
  const advised = ADVISED_FIELDS.find((name) => name === path)
  return (
    <TextareaInput
      AfterInput={advised ? <OfferAdvice of={advised} /> : null}
      description={field.admin?.description}
      label={field.label}
      onChange={({ target }) => setValue(target.value === '' ? [] : target.value.split('\n'))}
      path={path}
      readOnly={readOnly || isTrashed}
      rows={Math.max(MIN_ROWS, lines.length + 1)}
      value={lines.join('\n')}
    />
  )
}
