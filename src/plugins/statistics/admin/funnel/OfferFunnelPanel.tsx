'use client'

import { useId } from 'react'
import { RangeButtons } from '@/components/admin/visits/RangeButtons'
import { StatisticsProblemNotice } from '@/components/admin/visits/StatisticsProblemNotice'
import { useStatistics } from '@/components/admin/visits/useStatistics'
import {
  funnelSources,
  funnelTotal,
  funnelWithoutConsent,
  type OfferFunnel,
} from '@/src/plugins/statistics/rules/offerFunnel'
import { funnelText } from '@/src/plugins/statistics/words/admin/offerFunnel'
import styles from './Funnel.module.css'
import { FunnelFigureList, FunnelHeadings } from './FunnelFigureList'
import { FunnelRowsBySource } from './FunnelRowsBySource'
import { FunnelWithoutConsent } from './FunnelWithoutConsent'
import panel from './OfferFunnelPanel.module.css'

type FunnelReport = Pick<OfferFunnel, 'steps'>
type Props = { id: number; initial: FunnelReport | null }

/** The funnel of one offer, by traffic source. */
export function OfferFunnelPanel({ id, initial }: Props) {
  const { range, phase, report, ask } = useStatistics(`/offres/${id}`, initial)
  const heading = useId()
  return (
    <section aria-labelledby={heading} className={panel.panel} data-funnel>
      <div className={panel.head}>
        <h2 id={heading}>{funnelText.title}</h2>
        <RangeButtons onRange={(days) => void ask(days)} range={range} />
      </div>
      <p className={panel.intro}>{funnelText.intro}</p>
      {(phase === 'noData' || phase === 'failed') && (
        <StatisticsProblemNotice
          hasFigures={report !== null}
          onRetry={() => void ask(range)}
          problem={phase}
        />
      )}
      {report && (
        <div aria-busy={phase === 'loading'} className={styles.funnel}>
          <OfferFunnelContent steps={report.steps} />
        </div>
      )}
    </section>
  )
}

function OfferFunnelContent({ steps: all }: FunnelReport) {
  const steps = funnelSources(all)
  const isPartlyUnknown = funnelWithoutConsent(all).length > 0
  if (steps.length === 0 && !isPartlyUnknown)
    return <p className={styles.none}>{funnelText.noneOfOffer}</p>
  return (
    <>
      <FunnelHeadings />
      <div className={styles.total}>
        <div className={styles.way}>
          <span className={styles.source}>{funnelText.all}</span>
          <FunnelFigureList figures={funnelTotal(steps)} />
        </div>
      </div>
      <FunnelRowsBySource steps={steps} />
      <FunnelWithoutConsent steps={all} />
      {isPartlyUnknown && <p className={styles.remark}>{funnelText.withoutConsent}</p>}
    </>
  )
}
