import type { ServerProps } from 'payload'
import { BrandIcon } from '@/components/admin/brand/BrandIcon'
import { findCompanyDetailsOnce } from '@/components/admin/brand/findCompanyDetailsOnce'
import { adminLayoutText } from '@/src/content/admin/adminLayout'
import { adminTitle } from '@/src/content/admin/brand'
import { AccountLink } from './AccountLink'
import styles from './AdminHeader.module.css'
import { MaintenanceNotice } from './MaintenanceNotice'
import { MenuButton } from './MenuButton'
import { MAIN_ID } from './mainId'
import { OfflineLinkBlocker } from './OfflineLinkBlocker'
import { SignOutButton } from './SignOutButton'

/**
 * Header of each staff page: company, account link and sign-out button. It is a `section`, because Payload's bar with
 * the breadcrumb is already the banner landmark.
 */
export async function AdminHeader(props: ServerProps) {
  const { payload, user } = props
  if (!user) return null
  const company = await findCompanyDetailsOnce(payload)
  return (
    <section aria-label={adminTitle}>
      <div className={styles.header}>
        <a className={styles.skip} href={`#${MAIN_ID}`}>
          {adminLayoutText.skipToContent}
        </a>
        <div className={styles.brand}>
          <span className={styles.mark}>
            <BrandIcon {...props} />
          </span>
          <p className={styles.title}>
            <span>{adminTitle}</span> <span className={styles.company}>{company.name}</span>
          </p>
        </div>
        <MenuButton />
        <div className={styles.person}>
          <AccountLink email={user.email} />
          <SignOutButton />
        </div>
        <OfflineLinkBlocker />
      </div>
      <MaintenanceNotice payload={payload} user={user} />
    </section>
  )
}
