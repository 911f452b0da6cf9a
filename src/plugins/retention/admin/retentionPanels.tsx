import type {
  ApplicationPanelProps,
  PluginApplicationPanel,
} from '@/components/admin/jobApplications/applicationPanel'
import { findApplicationRetention } from '../queries/findApplicationRetention'
import { retentionPanelWords as words } from '../words/admin/retentionPanel'
import styles from './RetentionPanel.module.css'

async function RetentionPanel({ application, req }: ApplicationPanelProps) {
  const retention = await findApplicationRetention(req.payload, {
    application: application.id,
    now: new Date(),
  })
  if (!retention) return null
  return (
    <section aria-label={words.title}>
      <h3>{words.title}</h3>
      <p className={styles.until}>{words.until(retention)}</p>
      <p className={styles.because}>{words.because(retention)}</p>
    </section>
  )
}

export const retentionPanels: readonly PluginApplicationPanel[] = [
  { name: 'retention', place: 'aside', Panel: RetentionPanel },
]
