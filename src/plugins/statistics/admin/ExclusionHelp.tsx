'use client'

import { FieldDescription, useFormFields } from '@payloadcms/ui'
import { isTypedExclusionKind } from '@/src/plugins/statistics/rules/typedExclusion'
import { visitExclusionsText } from '@/src/plugins/statistics/words/admin/visitExclusions'

/** Help text of the value field, by the kind of exclusion. */
export function ExclusionHelp() {
  const kind = useFormFields(([fields]) => fields.kind?.value)
  if (!isTypedExclusionKind(kind)) return null
  return (
    <FieldDescription description={visitExclusionsText.value.descriptions[kind]} path="value" />
  )
}
