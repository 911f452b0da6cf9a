'use client'

import { SelectInput, useField } from '@payloadcms/ui'
import { mergeFieldStyles } from '@payloadcms/ui/shared'
import type { TextFieldClient } from 'payload'

type Props = {
  field: TextFieldClient
  options: { value: string; label: string; isRetired: boolean }[]
  path: string
  readOnly?: boolean
}

export function CriterionSelect({ field, options, path, readOnly }: Props) {
  const { disabled, initialValue, setValue, showError, value } = useField<string>({ path })
  const storedValues = [value, initialValue]
  const choose = (chosen: unknown) => setValue(selectedCode(chosen))
  return (
    <SelectInput
      description={field.admin?.description}
      isClearable={!field.required}
      label={field.label}
      name={path}
      onChange={choose}
      options={options
        .filter((option) => !option.isRetired || storedValues.includes(option.value))
        .map(({ value, label }) => ({ value, label }))}
      path={path}
      readOnly={readOnly || disabled}
      required={field.required}
      showError={showError}
      style={mergeFieldStyles(field)}
      value={value}
    />
  )
}

function selectedCode(chosen: unknown): string | null {
  const { value }: { value?: unknown } = typeof chosen === 'object' && chosen ? chosen : {}
  return typeof value === 'string' ? value : null
}
