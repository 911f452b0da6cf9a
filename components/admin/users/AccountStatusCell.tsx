import { Pill } from '@payloadcms/ui'
import type { DefaultCellComponentProps, SelectFieldClient } from 'payload'
import { userPageWords } from '@/src/content/admin/userView'
import { userStatusLabels } from '@/src/content/statusLabels'
import { isAccessRequest } from '@/src/domain/accounts/roles'
import { USER_STATUSES, type UserStatus } from '@/src/domain/accounts/userAccount'

const PILL_STYLES = {
  active: 'success',
  inactive: 'light-gray',
  invited: 'warning',
} as const satisfies Record<UserStatus, string>

export function AccountStatusCell({
  cellData,
  rowData,
}: DefaultCellComponentProps<SelectFieldClient, string>) {
  const status = USER_STATUSES.find((known) => known === cellData)
  if (!status) return null
  const isRequest = isAccessRequest({ status, invitedAt: rowData.invitedAt })
  return (
    <Pill pillStyle={PILL_STYLES[status]} size="small">
      {isRequest ? userPageWords.request : userStatusLabels[status]}
    </Pill>
  )
}
