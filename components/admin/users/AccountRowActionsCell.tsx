'use client'

import { Pencil } from 'lucide'
import type { DefaultCellComponentProps, UIFieldClient } from 'payload'
import { IconButton } from '@/components/admin/list/IconButton'
import styles from '@/components/admin/list/RowActions.module.css'
import { useDocumentUrl } from '@/components/admin/list/useDocumentUrl'
import { rowActionButtonName } from '@/src/content/admin/rowActionTexts'
import { userPageWords } from '@/src/content/admin/userView'
import { ROLES, USER_STATUSES } from '@/src/domain/accounts/userAccount'
import { AccountActions } from './AccountActions'

export function AccountRowActionsCell({ rowData }: DefaultCellComponentProps<UIFieldClient>) {
  const address = useDocumentUrl('users', rowData.id)
  const role = ROLES.find((known) => known === rowData.role)
  const status = USER_STATUSES.find((known) => known === rowData.status)
  if (!role || !status) return null
  const { id, name, invitedAt } = rowData
  return (
    <div className={styles.actions}>
      <IconButton
        href={address}
        icon={Pencil}
        label={rowActionButtonName(userPageWords.open, name)}
      />
      <AccountActions account={{ id, name, role, status, invitedAt }} as="icons" />
    </div>
  )
}
