import { visitStatsText as text } from '@/src/content/admin/visitStats'
import { Panel } from '../dashboard/Panel'
import styles from './VisitsPlaceholder.module.css'

const FIGURES = ['visits', 'visitors', 'views', 'now', 'duration', 'bounces']
const PARTS = ['days', 'pages', 'sources', 'devices']

/** Where the panel will stand, in its size. */
export function VisitsPlaceholder() {
  return (
    <Panel title={text.title}>
      <p className="sr-only" role="status">
        {text.loading}
      </p>
      <div aria-hidden="true" className={styles.figures}>
        {FIGURES.map((figure) => (
          <span className={styles.figure} key={figure} />
        ))}
      </div>
      <div aria-hidden="true" className={styles.parts}>
        {PARTS.map((part) => (
          <span className={styles.part} data-part={part} key={part} />
        ))}
      </div>
    </Panel>
  )
}
