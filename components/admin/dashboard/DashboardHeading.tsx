import type { ServerProps } from 'payload'
import { dashboardText } from '@/src/content/admin/dashboard'
import { NothingSent } from '../mailSettings/NothingSent'
import { PlannedAlarm } from '../planned/PlannedAlarm'
import styles from './DashboardHeading.module.css'

export function DashboardHeading({ payload, user }: Pick<ServerProps, 'payload' | 'user'>) {
  return (
    <div className={styles.heading}>
      <h1>{dashboardText.title}</h1>
      <p className={styles.help}>{dashboardText.trendHelp}</p>
      <NothingSent payload={payload} user={user} />
      <PlannedAlarm payload={payload} user={user} />
    </div>
  )
}
