import { funnelText } from '@/src/content/admin/offerFunnel'
import { funnelAside } from '@/src/domain/visits/offerFunnel'
import type { OfferFunnelStep } from '@/src/domain/visits/visitStats'
import styles from './Funnel.module.css'

/** What is known of an offer besides the ways of its visitors: nothing where there is none. */
export function FunnelAside({ steps }: { steps: readonly OfferFunnelStep[] }) {
  return funnelAside(steps).map((figures) => (
    <p className={styles.aside} key="aside">
      {funnelText.aside(figures)}
    </p>
  ))
}
