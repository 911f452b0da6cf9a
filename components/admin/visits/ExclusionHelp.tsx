'use client'

import { FieldDescription, useFormFields } from '@payloadcms/ui'
import { visitExclusionsText } from '@/src/content/admin/visitExclusions'
import { isWrittenKind } from '@/src/domain/visits/askedExclusion'

/** Help text of the value field, by the kind of exclusion. */
export function ExclusionHelp() {
  const kind = useFormFields(([fields]) => fields.kind?.value)
  if (!isWrittenKind(kind)) return null
  return (
    <FieldDescription description={visitExclusionsText.value.descriptions[kind]} path="value" />
  )
}
