'use client'

import { TextareaInput, useDocumentInfo, useField } from '@payloadcms/ui'
import type { TextFieldClientProps } from 'payload'
import { ADVISED_FIELDS } from '@/src/domain/offers/advice'
import { OfferAdvice } from './OfferAdvice'

const LEAST_ROWS = 3

/** A list as people write and paste it, with a line for each entry; kept as a list. */
export function TextListField({ field, path, readOnly }: TextFieldClientProps) {
  const { setValue, value } = useField<string[]>({ path })
  // Not while the form is being filled or saved: whoever is in the list would lose the place.
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
      rows={Math.max(LEAST_ROWS, lines.length + 1)}
      value={lines.join('\n')}
    />
  )
}
