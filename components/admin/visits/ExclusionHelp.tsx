'use client'

import { FieldDescription, useFormFields } from '@payloadcms/ui'
import { visitExclusionsText } from '@/src/content/admin/visitExclusions'
import { isWrittenKind } from '@/src/domain/visits/askedExclusion'

/** What is to be typed, by what is struck out. */
export function ExclusionHelp() {
  const kind = useFormFields(([fields]) => fields.kind?.value)
  if (!isWrittenKind(kind)) return null
  return (
    <FieldDescription description={visitExclusionsText.value.descriptions[kind]} path="value" />
  )
}
