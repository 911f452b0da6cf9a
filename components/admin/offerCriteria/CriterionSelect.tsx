'use client'

import { SelectInput, useField } from '@payloadcms/ui'
import type { TextFieldClient } from 'payload'

type Props = Pick<TextFieldClient, 'label' | 'required'> & {
  description: NonNullable<TextFieldClient['admin']>['description']
  options: { value: string; label: string; isRetired: boolean }[]
  path: string
  readOnly?: boolean
}

export function CriterionSelect({ options, path, readOnly, required, ...said }: Props) {
  const { disabled, initialValue, setValue, showError, value } = useField<string>({ path })
  const kept = [value, initialValue]
  const choose = (chosen: unknown) => setValue(codeOf(chosen))
  return (
    <SelectInput
      {...said}
      isClearable={!required}
      name={path}
      onChange={choose}
      options={options
        .filter((option) => !option.isRetired || kept.includes(option.value))
        .map(({ value, label }) => ({ value, label }))}
      path={path}
      readOnly={readOnly || disabled}
      required={required}
      showError={showError}
      value={value}
    />
  )
}

function codeOf(chosen: unknown): string | null {
  const { value }: { value?: unknown } = typeof chosen === 'object' && chosen ? chosen : {}
  return typeof value === 'string' ? value : null
}
