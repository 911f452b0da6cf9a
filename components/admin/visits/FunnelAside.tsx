import { funnelText } from '@/src/content/admin/offerFunnel'
import { funnelWithoutConsent } from '@/src/domain/visits/offerFunnel'
import type { OfferFunnelStep } from '@/src/domain/visits/visitStats'
import styles from './Funnel.module.css'

/** The figures of an offer without consent, which belong to no known visit; renders nothing if there are none. */
export function FunnelAside({ steps }: { steps: readonly OfferFunnelStep[] }) {
  return funnelWithoutConsent(steps).map((figures) => (
    <p className={styles.aside} key="aside">
      {funnelText.aside(figures)}
    </p>
  ))
}
