'use client'

import { useConfig, useDocumentInfo } from '@payloadcms/ui'
import { ROLES, USER_STATUSES } from '@/src/domain/accounts/userAccount'
import { useRouter } from '../frame/routing'
import { AccountActions } from './AccountActions'
import styles from './AccountActionsField.module.css'
import { InvitationLinkDialog } from './InvitationLinkDialog'
import { LostDeviceActions } from './LostDeviceActions'

/** Actions beside the form of an account, which take effect at once, without saving the form. */
export function AccountActionsField() {
  const router = useRouter()
  const { config } = useConfig()
  const { id, savedDocumentData: saved } = useDocumentInfo()
  const role = ROLES.find((known) => known === saved?.role)
  const status = USER_STATUSES.find((known) => known === saved?.status)
  if (typeof id !== 'number' || !role || !status) return null
  const account = { id, name: String(saved?.name), role, status, invitedAt: saved?.invitedAt }
  return (
    <div className={styles.actions}>
      <InvitationLinkDialog />
      <AccountActions
        account={account}
        as="buttons"
        onGone={() => router.push(`${config.routes.admin}/collections/users`)}
      />
      {status === 'active' && <LostDeviceActions account={account} />}
    </div>
  )
}
