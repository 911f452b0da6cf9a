import { Link } from '@payloadcms/ui'
import { CircleUserRound } from 'lucide'
import { Icon } from '@/components/ui/Icon'
import { adminLayoutText } from '@/src/content/admin/adminLayout'
import styles from './AdminHeader.module.css'

type Props = { email: string }

export function AccountLink({ email }: Props) {
  return (
    <Link
      className={styles.account}
      href="/admin/account"
      prefetch={false}
      title={adminLayoutText.account}
    >
      <Icon icon={CircleUserRound} size={1.5} />
      <span className={styles.email}>{email}</span>
    </Link>
  )
}
