'use client'

import { TextareaInput, useDocumentInfo, useField } from '@payloadcms/ui'
import type { TextFieldClientProps } from 'payload'
import type { ReactElement } from 'react'

const MIN_ROWS = 3

type Props = TextFieldClientProps & {
  /** An element that a plugin shows below the text area. */
  afterInput?: ReactElement | null
}

/** Text area with one entry per line; the value is an array. */
export function TextListField({ afterInput = null, field, path, readOnly }: Props) {
  const { setValue, value } = useField<string[]>({ path })
  // The field stays editable while the form loads or saves, so that the caret is not lost.
  const { isTrashed } = useDocumentInfo()
  const lines = value ?? []
  return (
    <TextareaInput
      AfterInput={afterInput}
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
