import type { ServerProps } from 'payload'
import { NoMailSentNotice } from '@/components/admin/mailSettings/NoMailSentNotice'
import { dashboardText } from '@/src/content/admin/dashboard'
import { dashboardNotices } from '@/src/plugins/dashboardNotices'
import { LateOffers } from '../jobOffers/LateOffers'
import styles from './DashboardHeading.module.css'

export function DashboardHeading({ payload, user }: Pick<ServerProps, 'payload' | 'user'>) {
  return (
    <div className={styles.heading}>
      <h1>{dashboardText.title}</h1>
      <p className={styles.help}>{dashboardText.trendHelp}</p>
      <LateOffers payload={payload} user={user} />
      <NoMailSentNotice payload={payload} user={user} />
      {dashboardNotices.map(({ name, Notice }) => (
        <Notice key={name} payload={payload} user={user} />
      ))}
    </div>
  )
}
