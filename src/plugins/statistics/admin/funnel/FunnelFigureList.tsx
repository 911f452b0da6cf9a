import { formatCount } from '@/src/content/admin/visitStats'
import {
  type FunnelFigures as Figures,
  FUNNEL_STEPS,
} from '@/src/plugins/statistics/rules/offerFunnel'
import { funnelText } from '@/src/plugins/statistics/words/admin/offerFunnel'
import styles from './Funnel.module.css'

/** The figures of each funnel step, in the columns of FunnelHeadings; on a phone each has its own label. */
export function FunnelFigureList({ figures }: { figures: Figures }) {
  return (
    <dl className={styles.figures}>
      {FUNNEL_STEPS.map((step) => (
        <div key={step}>
          <dt>{funnelText.steps[step]}</dt>
          <dd data-none={figures[step] === 0}>{formatCount(figures[step])}</dd>
        </div>
      ))}
    </dl>
  )
}

/** Visual column headings on a wide screen. They are hidden from screen readers, because each figure has its label. */
export function FunnelHeadings() {
  return (
    <div aria-hidden="true" className={styles.headings}>
      <div className={styles.columns}>
        {FUNNEL_STEPS.map((step) => (
          <span key={step}>{funnelText.steps[step]}</span>
        ))}
      </div>
    </div>
  )
}
