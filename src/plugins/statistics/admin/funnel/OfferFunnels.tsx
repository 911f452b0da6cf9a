'use client'

import { VisitFigureSection } from '@/components/admin/visits/VisitFigureSection'
import type { VisitReport } from '@/src/domain/visits/visitReport'
import { funnelWithoutConsent } from '@/src/plugins/statistics/rules/offerFunnel'
import { funnelText } from '@/src/plugins/statistics/words/admin/offerFunnel'
import styles from './Funnel.module.css'
import { FunnelHeadings } from './FunnelFigureList'
import { OfferFunnelRow } from './OfferFunnelRow'

/** The funnels of the most viewed offers: views, forms, applications. */
export function OfferFunnels({ report: { offers = [] } }: { report: VisitReport }) {
  const isPartlyUnknown = offers.some(({ steps }) => funnelWithoutConsent(steps).length > 0)
  return (
    <VisitFigureSection figure="offers">
      {offers.length === 0 ? (
        <p className={styles.none}>{funnelText.none}</p>
      ) : (
        <div className={styles.funnel}>
          <FunnelHeadings />
          <ul className={styles.ways}>
            {offers.map((offer) => (
              <OfferFunnelRow key={offer.id} offer={offer} />
            ))}
          </ul>
          {isPartlyUnknown && <p className={styles.remark}>{funnelText.withoutConsent}</p>}
        </div>
      )}
    </VisitFigureSection>
  )
}
