import type { OfferFunnelOfSource } from '@/src/plugins/statistics/rules/offerFunnel'
import { funnelWithoutConsent } from '@/src/plugins/statistics/rules/offerFunnel'
import { funnelText } from '@/src/plugins/statistics/words/admin/offerFunnel'
import styles from './Funnel.module.css'

/** The figures of an offer without consent, which belong to no known visit; renders nothing if there are none. */
export function FunnelWithoutConsent({ steps }: { steps: readonly OfferFunnelOfSource[] }) {
  return funnelWithoutConsent(steps).map((figures) => (
    <p className={styles.aside} key="aside">
      {funnelText.aside(figures)}
    </p>
  ))
}
