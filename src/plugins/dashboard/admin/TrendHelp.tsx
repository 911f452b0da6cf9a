import { dashboardText } from '@/src/plugins/dashboard/words/admin'
import styles from './TrendHelp.module.css'

/** The notice that explains which periods the trends of the figures compare. */
export const trendHelpNotice = {
  name: 'trends',
  Notice: async () => <p className={styles.help}>{dashboardText.trendHelp}</p>,
}
