import { funnelText } from '@/src/content/admin/offerFunnel'
import { formatCount } from '@/src/content/admin/visitStats'
import { type FunnelFigures as Figures, FUNNEL_STEPS } from '@/src/domain/visits/offerFunnel'
import styles from './Funnel.module.css'

/** The steps of one way, under the headings of FunnelHeadings; on a phone each under its own name. */
export function FunnelFigures({ figures }: { figures: Figures }) {
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

/** Said once for the eye, where there is room for columns: each figure bears its name anyway. */
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
