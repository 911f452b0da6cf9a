import type { OfferFunnelOfSource } from '@/src/plugins/statistics/rules/offerFunnel'
import { funnelText } from '@/src/plugins/statistics/words/admin/offerFunnel'
import styles from './Funnel.module.css'
import { FunnelFigures } from './FunnelFigures'

/** The funnel figures of one offer, one row for each traffic source. */
export function SourceFunnel({ steps }: { steps: readonly OfferFunnelOfSource[] }) {
  return (
    <ul className={styles.sources}>
      {steps.map(({ source, ...figures }) => (
        <li className={styles.way} key={source}>
          <span className={styles.source}>{funnelText.source(source)}</span>
          <FunnelFigures figures={figures} />
        </li>
      ))}
    </ul>
  )
}
