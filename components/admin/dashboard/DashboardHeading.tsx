import { dashboardText } from '@/src/content/admin/dashboard'
import styles from './DashboardHeading.module.css'

export function DashboardHeading() {
  return (
    <div className={styles.heading}>
      <h1>{dashboardText.title}</h1>
      <p className={styles.help}>{dashboardText.trendHelp}</p>
    </div>
  )
}
