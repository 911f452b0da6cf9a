import { Pill } from '@payloadcms/ui'
import type { DefaultCellComponentProps, SelectFieldClient } from 'payload'
import { auditActionLabels } from '@/src/content/admin/audit'
import { AUDIT_ACTIONS } from '@/src/domain/audit'
import { auditPillStyle } from './auditPillStyle'

export function ActionCell({ cellData }: DefaultCellComponentProps<SelectFieldClient, string>) {
  const action = AUDIT_ACTIONS.find((known) => known === cellData)
  if (!action) return null
  return (
    <Pill pillStyle={auditPillStyle(action)} size="small">
      {auditActionLabels[action]}
    </Pill>
  )
}
