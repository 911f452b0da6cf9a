import type { ServerProps } from 'payload'
import { LateOffersNotice } from '@/components/admin/jobOffers/LateOffersNotice'
import { NoMailSentNotice } from '@/components/admin/mailSettings/NoMailSentNotice'
import { adminLayoutText } from '@/src/content/admin/adminLayout'
import { dashboardNotices } from '@/src/plugins/dashboardNotices'
import styles from './DashboardHeading.module.css'

export function DashboardHeading({ payload, user }: Pick<ServerProps, 'payload' | 'user'>) {
  return (
    <div className={styles.heading}>
      <h1>{adminLayoutText.dashboard}</h1>
      {dashboardNotices.map(({ name, Notice }) => (
        <Notice key={name} payload={payload} user={user} />
      ))}
      <LateOffersNotice payload={payload} user={user} />
      <NoMailSentNotice payload={payload} user={user} />
    </div>
  )
}
