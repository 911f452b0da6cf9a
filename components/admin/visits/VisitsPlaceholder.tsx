import { DashboardPanel } from '@/components/admin/dashboard/DashboardPanel'
import { visitStatsText as text } from '@/src/content/admin/visitStats'
import styles from './VisitsPlaceholder.module.css'

const PLACEHOLDER_SECTION_KEYS = ['days', 'pages', 'sources', 'devices', 'offers', 'note']

/** Placeholder of the size of VisitsPanel while its figures load. */
export function VisitsPlaceholder() {
  return (
    <DashboardPanel
      actions={<span aria-hidden="true" className={styles.controls} />}
      title={text.title}
    >
      <p className="sr-only" role="status">
        {text.loading}
      </p>
      <div aria-hidden="true" className={styles.body}>
        <div className={styles.figures} />
        <div className={styles.parts}>
          {PLACEHOLDER_SECTION_KEYS.map((part) => (
            <div className={styles.part} key={part} />
          ))}
        </div>
      </div>
    </DashboardPanel>
  )
}
