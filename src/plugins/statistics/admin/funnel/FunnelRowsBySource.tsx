import type { OfferFunnelOfSource } from '@/src/plugins/statistics/rules/offerFunnel'
import { funnelText } from '@/src/plugins/statistics/words/admin/offerFunnel'
import styles from './Funnel.module.css'
import { FunnelFigureList } from './FunnelFigureList'

/** The funnel figures of one offer, one row for each traffic source. */
export function FunnelRowsBySource({ steps }: { steps: readonly OfferFunnelOfSource[] }) {
  return (
    <ul className={styles.sources}>
      {steps.map(({ source, ...figures }) => (
        <li className={styles.way} key={source}>
          <span className={styles.source}>{funnelText.source(source)}</span>
          <FunnelFigureList figures={figures} />
        </li>
      ))}
    </ul>
  )
}
