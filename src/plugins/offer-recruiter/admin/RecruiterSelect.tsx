'use client'

import { SelectInput, useField } from '@payloadcms/ui'
import type { Recruiter } from '../queries/findRecruiters'
import { recruiterText as text } from '../words/admin'

type Props = { path: string; readOnly?: boolean; recruiters: Recruiter[] }

/** The stored account stays a choice when it lost its rights. */
export function RecruiterSelect({ path, readOnly, recruiters }: Props) {
  const { disabled, initialValue, setValue, showError, value } = useField<number | null>({ path })
  const unavailable = [...new Set([value, initialValue])].filter(
    (id) => typeof id === 'number' && !recruiters.some((recruiter) => recruiter.id === id),
  )
  return (
    <SelectInput
      description={text.description}
      label={text.label}
      name={path}
      onChange={(chosen) => setValue(chosenId(chosen))}
      options={[
        ...recruiters.map(({ id, name }) => ({ value: String(id), label: name })),
        ...unavailable.map((id) => ({ value: String(id), label: text.unavailable })),
      ]}
      path={path}
      readOnly={readOnly || disabled}
      showError={showError}
      value={typeof value === 'number' ? String(value) : undefined}
    />
  )
}

function chosenId(chosen: unknown): number | null {
  const { value }: { value?: unknown } = typeof chosen === 'object' && chosen ? chosen : {}
  return typeof value === 'string' ? Number(value) : null
}
