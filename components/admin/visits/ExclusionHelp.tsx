'use client'

import { useFormFields } from '@payloadcms/ui'
import { visitExclusionsText } from '@/src/content/admin/visitExclusions'
import { isWrittenKind } from '@/src/domain/visits/askedExclusion'

/** What is to be typed, by what is struck out. */
export function ExclusionHelp() {
  const kind = useFormFields(([fields]) => fields.kind?.value)
  if (!isWrittenKind(kind)) return null
  return <div className="field-description">{visitExclusionsText.value.descriptions[kind]}</div>
}
